import { StartRefused } from '#db/start-refused.ts';

/** Everything in a tar file comes in blocks of this many bytes. */
export const blockSize = 512;

export type TarEntry = { name: string; size: number };

/** How many zero bytes fill an entry's last block. */
export const paddingAfter = (size: number) => (blockSize - (size % blockSize)) % blockSize;

/**
 * The blocks that announce an entry, as POSIX.1-2001 (pax) describes them, so that any `tar` can open the archive.
 * Names of more than 100 bytes and sizes from 8 GB get a pax record in front.
 */
export function tarHeader({ name, size }: TarEntry, mtimeSeconds: number): Buffer {
  const records: string[] = [];
  if (Buffer.byteLength(name) > 100) records.push(paxRecord('path', name));
  if (size >= 8 ** 11) records.push(paxRecord('size', String(size)));
  const plain = plainHeader({ name: shortened(name), size: size < 8 ** 11 ? size : 0 }, mtimeSeconds, '0');
  if (records.length === 0) return plain;
  const body = Buffer.from(records.join(''));
  const announced = plainHeader({ name: 'pax', size: body.length }, mtimeSeconds, 'x');
  return Buffer.concat([announced, body, Buffer.alloc(paddingAfter(body.length)), plain]);
}

function shortened(name: string): string {
  let short = name;
  while (Buffer.byteLength(short) > 100) short = short.slice(0, -1);
  return short;
}

/** A record counts its own length, number included. */
function paxRecord(key: string, value: string): string {
  const rest = Buffer.byteLength(` ${key}=${value}\n`);
  let length = rest + String(rest).length;
  if (rest + String(length).length > length) length += 1;
  return `${length} ${key}=${value}\n`;
}

function plainHeader({ name, size }: TarEntry, mtimeSeconds: number, type: '0' | 'x'): Buffer {
  const block = Buffer.alloc(blockSize);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
  block.write(name, 0);
  block.write(octal(0o600, 7), 100);
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  block.write(octal(size, 11), 124);
  block.write(octal(mtimeSeconds, 11), 136);
  block.write(type, 156);
  block.write('ustar\x0000', 257);
  block.write(`${checksum(block).toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** The sum of a header's bytes, its own checksum field counted as spaces. */
function checksum(block: Buffer): number {
  let sum = 8 * 32;
  for (const [at, byte] of block.entries()) if (at < 148 || at >= 156) sum += byte;
  return sum;
}

export type ReadHeader = TarEntry & { type: string };

/** Reads one header block; undefined for the empty blocks at the end. */
export function readTarHeader(block: Buffer): ReadHeader | undefined {
  if (block.every((byte) => byte === 0)) return undefined;
  const field = (from: number, to: number) => block.toString('utf8', from, to).split('\0', 1)[0] ?? '';
  if (Number.parseInt(field(148, 156), 8) !== checksum(block)) throw damaged();
  return { name: field(0, 100), size: Number.parseInt(field(124, 136), 8), type: field(156, 157) };
}

/** What a pax body says about the entry after it. */
export function readPaxRecords(body: Buffer): Partial<TarEntry> {
  const records = new Map<string, string>();
  for (let at = 0; at < body.length; ) {
    const length = Number.parseInt(body.toString('latin1', at, at + 20), 10);
    if (!(length > 0)) throw damaged();
    const [, key = '', value = ''] = /^\d+ ([^=]+)=(.*)\n$/s.exec(body.toString('utf8', at, at + length)) ?? [];
    records.set(key, value);
    at += length;
  }
  const name = records.get('path');
  const size = records.get('size');
  return { ...(name === undefined ? {} : { name }), ...(size === undefined ? {} : { size: Number(size) }) };
}

export function damaged(cause?: unknown): StartRefused {
  return new StartRefused('This backup is damaged or not complete. Nothing was changed.', { cause });
}
