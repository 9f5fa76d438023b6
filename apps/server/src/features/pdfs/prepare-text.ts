import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { pdfTroubles } from '@wordgrove/contract/pdf-fields';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { FileStore } from '#platform/files.ts';
import type { ChildLimits } from '#platform/in-child.ts';
import { ChildOverLimit, messagesFromChild } from '#platform/in-child.ts';
import type { JobRun, Jobs } from '#platform/jobs.ts';
import type { Tell } from '#platform/live.ts';
import { inWorkFolder } from '#platform/work-folder.ts';
import type { PreparedText } from './prepared-store.ts';
import { findDue, insertPrepared, listOutdated, updateFailed, updateUnread } from './prepared-store.ts';
import type { ReadInput, ReadPart } from './read-child.ts';
import type { FormsOfText, WordOfForm } from './rules.ts';
import { addPage, formsOfPage, noForms, preparationVersion, vocabularyOf } from './rules.ts';
import { listPeopleOf } from './visible-store.ts';

/** The job `prepare-text`: reads the words of a text and draws its cover. */
export type PrepareText = (job: { pdfId: string }, run: Pick<JobRun, 'attempt'>) => Promise<void>;

export type ReadLimits = ChildLimits & { lettersMax: number; formsMax: number };

/** Several times what a novel of 500 pages takes. The job itself is given up after two minutes. */
export const readLimits: ReadLimits = {
  timeoutMs: 100_000,
  workMs: 30_000,
  memoryMb: 512,
  totalMb: 900,
  lettersMax: 4_000_000,
  formsMax: 40_000,
};

type Parts = {
  db: Db;
  files: Pick<FileStore, 'read'>;
  /** The usual word that a form in lower case stands for. */
  wordOfForm: (form: string) => WordOfForm | null;
  tell: Tell;
  limits?: ReadLimits;
};

type Trouble = (typeof pdfTroubles)[number];

type Read = { pages: { page: number; text: string; words: number; forms: string[] }[]; all: FormsOfText } & Pick<
  PreparedText,
  'cover'
>;

const module = new URL('./read-child.ts', import.meta.url);

/** What fails for no reason in the file, such as on a busy machine, may have had a bad moment. */
const attempts = 3;

/** Longer ones are no words. */
const longestForm = 60;

/** Forms looked up before other work gets its turn. */
const batch = 25;

export function prepareText({ db, files, wordOfForm, tell, limits = readLimits }: Parts): PrepareText {
  async function store(pdfId: string, write: (tx: Tx) => Promise<boolean>): Promise<void> {
    await inTransaction(db, async (tx) => {
      if (await write(tx)) await tell(tx, await listPeopleOf(tx, pdfId), 'pdfs');
    });
  }

  return async ({ pdfId }, { attempt }) => {
    const row = await findDue(db, pdfId);
    if (!row) return;
    const { kind, storeKey } = row;
    if (kind !== 'pdf' && kind !== 'txt') return store(pdfId, (tx) => updateUnread(tx, pdfId));
    const reading = { wordOfForm, limits, attempt };
    const text = await withLocalCopy(files, storeKey, (path) => readText({ path, kind }, reading));
    return store(pdfId, (tx) =>
      typeof text === 'string' ? updateFailed(tx, pdfId, text) : insertPrepared(tx, pdfId, text),
    );
  };
}

/** Of older rules: so few that a text just uploaded doesn't wait long behind them. */
const renewedAtOnce = 10;

/** Has some of the texts that were read by older rules read again, each once per version of the rules. */
export function renewTexts({ db, jobs }: { db: Db; jobs: Pick<Jobs<{ 'prepare-text': { pdfId: string } }>, 'send'> }) {
  return async (): Promise<void> => {
    for (const pdfId of await listOutdated(db, renewedAtOnce))
      await jobs.send('prepare-text', { pdfId }, { singletonKey: `${pdfId} ${preparationVersion}` });
  };
}

type Reading = Pick<Parts, 'wordOfForm'> & { limits?: ReadLimits; attempt?: number };

/**
 * Reads a local file's words, page by page, and draws its cover, in a process of its own.
 *
 * @param attempt from 1; what may have been a busy machine is thrown, and only at the last attempt blamed on the file
 */
export async function readText(
  input: Omit<ReadInput, 'lettersMax'>,
  { wordOfForm, limits = readLimits, attempt = attempts }: Reading,
): Promise<PreparedText | Trouble> {
  const read = await readFile(input, limits, attempt);
  return typeof read === 'string' ? read : lookedUp(read, wordOfForm);
}

async function withLocalCopy(
  files: Parts['files'],
  key: string,
  read: (path: string) => Promise<PreparedText | Trouble>,
): Promise<PreparedText | Trouble> {
  const bytes = await files.read(key);
  if (!bytes) return 'unreadable';
  return inWorkFolder(async (folder) => {
    const path = join(folder, 'text');
    await pipeline(bytes, createWriteStream(path));
    return read(path);
  });
}

async function readFile(
  input: Omit<ReadInput, 'lettersMax'>,
  { lettersMax, formsMax, ...child }: ReadLimits,
  attempt: number,
): Promise<Read | Trouble> {
  const read: Read = { pages: [], all: noForms(), cover: null };
  let isWhole = false;
  try {
    for await (const message of messagesFromChild(module, { ...input, lettersMax } satisfies ReadInput, child)) {
      const part = message as ReadPart;
      if ('trouble' in part) return part.trouble;
      if ('cover' in part) read.cover = part.cover;
      else if ('isWhole' in part) isWhole = true;
      else {
        const { page, text, words, forms } = part.page;
        addPage(read.all, part.page);
        if (read.all.forms.size > formsMax) return 'too-large';
        read.pages.push({ page, text, words, forms: forms.map(({ form }) => form) });
      }
    }
  } catch (error) {
    // What failed may be the picture alone.
    if (isWhole) return read;
    const what = error instanceof ChildOverLimit ? error.what : null;
    if (what === 'memory') return 'too-large';
    if (what !== 'work' && attempt < attempts) throw error;
    return what === null ? 'unreadable' : 'took-too-long';
  }
  return isWhole ? read : 'unreadable';
}

/** Asks the dictionary for each form once, in between other people's requests. */
async function lookedUp({ pages, all, cover }: Read, wordOfForm: Parts['wordOfForm']): Promise<PreparedText> {
  const wordOf = new Map<string, WordOfForm>();
  let asked = 0;
  for (const form of all.forms.keys()) {
    const word = form.length > longestForm ? null : wordOfForm(form);
    if (word) wordOf.set(form, word);
    asked += 1;
    if (asked % batch === 0) await nextTurn();
  }
  const { words, unlistedWords, level, keys } = vocabularyOf(all, wordOf);
  return {
    pages: pages.map((page) => ({ ...page, forms: formsOfPage(page.forms, keys) })),
    cover,
    words,
    runningWords: all.words,
    unlistedWords,
    level,
  };
}
