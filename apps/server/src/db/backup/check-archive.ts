import { createHash } from 'node:crypto';
import { codeOf, StartRefused } from '#db/start-refused.ts';
import type { ArchiveEntry } from './archive-reader.ts';
import { damaged, readArchive } from './archive-reader.ts';
import type { Manifest } from './manifest.ts';
import { filesFolder, manifestName, manifestSchema, tableFolder } from './manifest.ts';

type Sum = { hash: ReturnType<typeof createHash>; bytes: number };

/**
 * Reads a whole archive and compares every checksum, so that a damaged backup changes nothing.
 *
 * @throws {StartRefused} when it is missing, damaged, cut short or of a newer kind
 */
export async function checkArchive(path: string): Promise<Manifest> {
  const sums = new Map<string, Sum>();
  let manifest: Manifest | undefined;
  try {
    for await (const entry of readArchive(path)) {
      if (manifest) throw damaged();
      if (entry.name === manifestName) manifest = parseManifest(await wholeBody(entry));
      else await addToSum(sums, entry);
    }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new StartRefused(`There is no backup at ${path}.`);
    if (codeOf(error) === 'EISDIR') throw new StartRefused(`${path} is a folder, not a backup.`);
    throw error;
  }
  if (!manifest) throw damaged();
  compare(manifest, sums);
  return manifest;
}

/** All pieces of a table share one sum. */
async function addToSum(sums: Map<string, Sum>, entry: ArchiveEntry): Promise<void> {
  const key = entry.name.startsWith('tables/') ? `${entry.name.split('/').slice(0, -1).join('/')}/` : entry.name;
  const sum = sums.get(key) ?? { hash: createHash('sha256'), bytes: 0 };
  sums.set(key, sum);
  for await (const chunk of entry.body) {
    sum.hash.update(chunk);
    sum.bytes += chunk.length;
  }
}

async function wholeBody(entry: ArchiveEntry): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of entry.body) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function parseManifest(text: string): Manifest {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw damaged(error);
  }
  const parsed = manifestSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const isNewer = typeof content === 'object' && content !== null && 'version' in content && content.version !== 1;
  throw isNewer
    ? new StartRefused('This backup was made by a newer Wordgrove. Restore it with that one.')
    : damaged(parsed.error);
}

const nothing = createHash('sha256').digest('hex');

function compare(manifest: Manifest, sums: Map<string, Sum>): void {
  const expected = [
    ...manifest.tables.map((table) => ({ key: tableFolder(table), bytes: table.bytes, sha256: table.sha256 })),
    ...manifest.files.map((file) => ({ key: `${filesFolder}${file.path}`, bytes: file.size, sha256: file.sha256 })),
  ];
  for (const { key, bytes, sha256 } of expected) {
    const found = sums.get(key);
    // An empty table has no pieces.
    const digest = found ? found.hash.digest('hex') : nothing;
    if (digest !== sha256 || (found?.bytes ?? 0) !== bytes) throw damaged();
    sums.delete(key);
  }
  if (sums.size > 0) throw damaged();
}
