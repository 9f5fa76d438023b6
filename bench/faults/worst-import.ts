/**
 * A note with 60 million field separators, 124 KB as a package, imported three times in a row. `worst-import.ts
 * [times]`
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deflateRawSync } from 'node:zlib';
import { makeUploader, upload, whileOthersWork } from './while-others-work.ts';

const times = Number(process.argv[2] ?? 3);
const file = zipOf('collection.anki2', worstCollection());
console.log(`${(file.length / 1024).toFixed(0)} KB`);

await whileOthersWork(async ({ ask, origin }) => {
  const uploader = await makeUploader(ask);
  for (let n = 0; n < times; n += 1) console.log(await upload(origin, uploader, file));
});

function worstCollection(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'wordgrove-bench-'));
  const path = join(folder, 'c.sqlite');
  const database = new DatabaseSync(path);
  database.exec('CREATE TABLE notes (id integer PRIMARY KEY, guid text, mid integer, flds text)');
  database.prepare('INSERT INTO notes VALUES (1, ?, 1, ?)').run('g', '\u001f'.repeat(60_000_000));
  database.close();
  const bytes = readFileSync(path);
  rmSync(folder, { recursive: true });
  return bytes;
}

/** A zip with one entry, as small as possible. */
function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content, { level: 9 });
  const label = Buffer.from(name);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(content.length, 22);
  local.writeUInt16LE(label.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  local.copy(central, 6, 4, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + label.length, 12);
  end.writeUInt32LE(30 + label.length + packed.length, 16);
  return Buffer.concat([local, label, packed, central, label, end]);
}
