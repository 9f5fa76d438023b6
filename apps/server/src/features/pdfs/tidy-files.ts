import type { Db } from '#db/client.ts';
import type { Clock } from '#platform/clock.ts';
import type { FileStore, StoredBytes } from '#platform/files.ts';
import type { Log } from '#platform/log.ts';
import { removeLeftFolders } from '#platform/work-folder.ts';
import { findNamed, listNamed, markLost } from './tidy-store.ts';

type Parts = { db: Db; clock: Clock; files: FileStore; log: Log };

/** Longer than any upload takes between its bytes and its row. */
const spareMs = 3_600_000;
const atOnce = 500;
const firstId = '00000000-0000-0000-0000-000000000000';

/** Compares rows and bytes: removes what no row names, also of files on their way, and marks texts without bytes. */
export function tidyFiles(parts: Parts) {
  return async (): Promise<void> => {
    await removeUnnamed(parts);
    await markAllLost(parts);
    await removeLeftFolders();
  };
}

/** Also what a killed server left half-written. */
async function removeUnnamed({ db, clock, files, log }: Parts): Promise<void> {
  const before = new Date(clock.now().getTime() - spareMs);
  const remove = async (old: readonly StoredBytes[]) => {
    const named = await findNamed(
      db,
      old.map(({ key }) => key),
    );
    for (const { key, bytes } of old.filter((each) => !named.has(each.key))) {
      log.warn({ key, bytes }, 'bytes that no text names are removed');
      await files.remove(key);
    }
  };
  let old: StoredBytes[] = [];
  for await (const each of files.list()) {
    if (each.changedAt >= before) continue;
    old.push(each);
    if (old.length < atOnce) continue;
    await remove(old);
    old = [];
  }
  await remove(old);
}

async function markAllLost({ db, clock, files, log }: Parts): Promise<void> {
  const now = clock.now();
  const stored = new Set<string>();
  for await (const { key } of files.list()) stored.add(key);
  let after = firstId;
  for (;;) {
    const page = await listNamed(db, now, { after, size: atOnce });
    for (const { id, key } of page.filter((each) => !stored.has(each.key))) {
      // Asked again by its name: the list may be older than the row.
      const found = await files.read(key, { start: 0, end: 0 });
      found?.destroy();
      if (found) continue;
      log.error({ pdfId: id }, 'the bytes of a text are gone');
      await markLost(db, id, now);
    }
    const last = page.at(-1);
    if (!last || page.length < atOnce) return;
    after = last.id;
  }
}
