import { failure } from '#http/failure.ts';
import type { ImportFile } from './import-rules.ts';
import { readApkg } from './read-apkg.ts';
import { readTable } from './read-table.ts';

/**
 * The rows of a file of cards, whatever kind it is.
 *
 * @throws `import-unreadable` for a file that is neither a table nor an Anki package, `import-empty` for one without a row
 */
export async function readImport(content: Uint8Array): Promise<ImportFile> {
  const file = isZip(content) ? await readApkg(content) : readTable(refuseBinary(content));
  if (file.rows.length === 0) throw failure('import-empty', 400);
  return file;
}

/** Control characters that no encoding of text has many of. */
function refuseBinary(content: Uint8Array): Uint8Array {
  const strange = content.subarray(0, 4096).filter((byte) => byte < 9 || (byte > 13 && byte < 32)).length;
  const zeros = content.subarray(0, 4096).filter((byte) => byte === 0).length;
  if (strange - zeros > 20) throw failure('import-unreadable', 400);
  return content;
}

function isZip(content: Uint8Array): boolean {
  return content[0] === 0x50 && content[1] === 0x4b && content[2] === 3 && content[3] === 4;
}
