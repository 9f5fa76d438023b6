import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { Clock } from '#platform/clock.ts';
import type { FileStore, StoredBytes } from '#platform/files.ts';
import { isHalfWritten } from '#platform/files.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Log } from '#platform/log.ts';
import { removeLeftFolders } from '#platform/work-folder.ts';
import { findNamed, listNamed, markFound, markLost } from './tidy-store.ts';

/** Which of these keys the rows of another feature name. */
type FindNamed = (db: Db, keys: readonly string[]) => Promise<ReadonlySet<string>>;

type Parts = {
  db: Db;
  clock: Clock;
  files: FileStore;
  log: Log;
  jobs: Pick<Jobs<{ 'prepare-text': { pdfId: string } }>, 'send'>;
  findOthers: FindNamed;
};

/** Longer than any upload takes between its bytes and its row. */
const spareMs = 3_600_000;
const atOnce = 500;
/**
 * More than this, if they are also most of all, are no leftovers: the store is somebody else's or a disk is missing, and
 * nothing is done. Fewer files may be without a row, since a server can be killed during many uploads.
 */
const strangersMax = { bytes: 200, rows: 10 };
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Compares rows and bytes: removes what no row names, also of files on their way, and marks texts without bytes. Those
 * whose bytes are back are read anew.
 */
export function tidyFiles(parts: Parts) {
  return async (): Promise<void> => {
    await removeUnnamed(parts);
    await markAllLost(parts);
    await removeLeftFolders();
  };
}

/** Also what a killed server left half-written. */
async function removeUnnamed({ db, clock, files, log, findOthers }: Parts): Promise<void> {
  const before = new Date(clock.now().getTime() - spareMs);
  const unnamed: StoredBytes[] = [];
  let named = 0;
  const sort = async (old: readonly StoredBytes[]) => {
    const given = old.map(({ key }) => key);
    const keys = (await findNamed(db, given)).union(await findOthers(db, given));
    named += keys.size;
    unnamed.push(...old.filter(({ key }) => !keys.has(key)));
  };
  let old: StoredBytes[] = [];
  for await (const each of files.list()) {
    if (each.changedAt >= before) continue;
    if (isHalfWritten(each.key)) await files.remove(each.key);
    else old.push(each);
    if (old.length < atOnce) continue;
    await sort(old);
    old = [];
  }
  await sort(old);
  if (unnamed.length > Math.max(strangersMax.bytes, named)) {
    log.error({ unnamed: unnamed.length, named }, 'the file store is full of strange files: nothing is removed');
    return;
  }
  for (const { key, bytes } of unnamed) {
    log.warn({ key, bytes }, 'bytes that no row names are removed');
    await files.remove(key);
  }
}

async function markAllLost({ db, clock, files, log, jobs }: Parts): Promise<void> {
  const now = clock.now();
  const stored = new Set<string>();
  for await (const { key } of files.list()) stored.add(key);
  const lost: string[] = [];
  let sound = 0;
  for await (const { id, key, isLost } of allNamed(db, now)) {
    // Asked again by its name: the list may be older than the row.
    if (!(stored.has(key) || (await isThere(files, key)))) {
      if (!isLost) lost.push(id);
      continue;
    }
    sound += 1;
    if (!isLost) continue;
    log.info({ pdfId: id }, 'the bytes of a text are back');
    await inTransaction(db, async (tx) => {
      if (await markFound(tx, id, now)) await jobs.send('prepare-text', { pdfId: id }, { tx });
    });
  }
  if (lost.length > Math.max(strangersMax.rows, sound)) {
    log.error({ lost: lost.length, sound }, 'the file store has hardly any of the texts: none is marked as lost');
    return;
  }
  for (const id of lost) {
    log.error({ pdfId: id }, 'the bytes of a text are gone');
    await markLost(db, id, now);
  }
}

async function* allNamed(db: Db, before: Date) {
  let after = firstId;
  for (;;) {
    const page = await listNamed(db, before, { after, size: atOnce });
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < atOnce) return;
    after = last.id;
  }
}

async function isThere(files: FileStore, key: string): Promise<boolean> {
  const found = await files.read(key, { start: 0, end: 0 });
  found?.destroy();
  return found !== null;
}
