import { hash } from 'node:crypto';

const newline = 0x0a;

export type RowSum = {
  add: (chunk: Buffer) => void;
  /** 64 bits in hex. */
  digest: () => string;
  rows: () => number;
};

/**
 * A checksum of rows in COPY's text format that is independent of their order, which a restored table may change: the
 * sum of the rows' hashes. In that format a newline byte ends a row and occurs nowhere else.
 */
export function createRowSum(): RowSum {
  let begun: Buffer[] = [];
  let rows = 0;
  const sum = new Uint32Array(2);
  const count = (row: Buffer) => {
    const digest = hash('md5', row, 'buffer');
    sum[0] = (sum[0] ?? 0) + digest.readUInt32LE(0);
    sum[1] = (sum[1] ?? 0) + digest.readUInt32LE(4);
    rows += 1;
  };
  return {
    add: (chunk) => {
      let from = 0;
      for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, from)) {
        const row = chunk.subarray(from, end);
        count(begun.length === 0 ? row : Buffer.concat([...begun, row]));
        begun = [];
        from = end + 1;
      }
      if (from < chunk.length) begun.push(Buffer.from(chunk.subarray(from)));
    },
    digest: () => [...sum].map((half) => half.toString(16).padStart(8, '0')).join(''),
    rows: () => rows,
  };
}
