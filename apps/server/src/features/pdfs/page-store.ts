import type { WordState } from '@wordgrove/contract/evidence';
import type { Level } from '@wordgrove/contract/levels';
import { limits } from '@wordgrove/contract/limits';
import type { PartOfSpeech } from '@wordgrove/contract/parts-of-speech';
import type { Placeholder, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { readableBy } from '#db/given-texts.ts';
import { pdfPages, pdfs, pdfWords, wordMemory } from '#db/schema/all.ts';
import { rowsOf } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import { answersOf } from './fit-store.ts';
import { timesOnPage } from './rules.ts';
import type { Difficulty, Recorded } from './word-states.ts';

/** SQL for the state of a row of `word_memory` at an instant. */
export type StateAt = (now: Placeholder) => SQL<WordState>;

export type Pages = { id: string; from: number; to: number };

export type PageText = { page: number; text: string };
/** `excerpt`: the first place on the page, with some letters on each side. */
type FoundPage = { page: number; times: number; excerpt: string };
type PageForms = { page: number; forms: Record<string, string> };
export type StoredWord = {
  word: string;
  pos: PartOfSpeech;
  level: Level;
  times: number;
  page: number;
};

/** How many letters of an excerpt stand on each side of what was searched. */
const before = sql.raw('40');

/** Without letter case, and with the apostrophes and quotation marks of a keyboard; as long as the text itself. */
const bare = (text: SQL | Placeholder) => sql`translate(lower(${text}), '‘’“”', '''''""')`;

/**
 * In one line. The text of a page has single spaces, single line ends and empty lines; an expression for any white space
 * takes ten times as long.
 */
const flat = (text: SQL) => sql`replace(replace(translate(${text}, E'\\n', ' '), '  ', ' '), '  ', ' ')`;

/** Of a page, to count its words; far more than a page has. */
const lettersCounted = sql.raw('200000');

type WordsOfPage = {
  page: { forms: Record<string, string>; text: string } | null;
  words: Omit<StoredWord, 'times'>[];
};

const most = sql.raw(String(limits.pdfPagesAtOnce));

/** What stands on pages, each answer by one statement; null where the user may not read the text. */
export function pageStore(stateAt: StateAt) {
  const texts = rowsOf(
    'pdf_page_texts',
    ['userId', 'id', 'from', 'to'],
    ({ userId, ...pages }) => sql<{ pages: PageText[] }>`
      SELECT (SELECT coalesce(json_agg(json_build_object('page', page, 'text', text) ORDER BY page), '[]')
        FROM (${chosen(pages)}) AS chosen) AS pages
      FROM ${pdfs} AS p WHERE p.id = ${pages.id} AND ${readableBy(userId)}`,
  );

  const forms = rowsOf(
    'pdf_page_words',
    ['userId', 'id', 'from', 'to', 'now'],
    ({ userId, now, ...pages }) => sql<Recorded & { pages: PageForms[]; words: Record<string, Difficulty> }>`
      WITH chosen AS (${chosen(pages)}),
      used AS (SELECT DISTINCT form.value AS word FROM chosen CROSS JOIN jsonb_each_text(chosen.forms) AS form)
      SELECT (SELECT coalesce(json_agg(json_build_object('page', page, 'forms', forms) ORDER BY page), '[]') FROM chosen)
          AS pages, (
          SELECT coalesce(json_object_agg(w.word, json_build_object('level', w.level, 'pos', w.pos)), '{}')
          FROM ${pdfWords} AS w WHERE w.pdf_id = ${pages.id} AND w.word IN (SELECT word FROM used)) AS words,
        ${recorded(stateAt, { userId, now }, sql`w.pdf_id = ${pages.id} AND w.word IN (SELECT word FROM used)`)}
      FROM ${pdfs} AS p WHERE p.id = ${pages.id} AND ${readableBy(userId)}`,
  );

  const wordsOfText = rowsOf(
    'pdf_words_of_text',
    ['userId', 'id', 'now'],
    ({ userId, id, now }) => sql<Recorded & { words: StoredWord[] }>`
      SELECT (SELECT coalesce(json_agg(chosen), '[]') FROM (
          SELECT w.word, w.pos, w.level, w.times, w.page FROM ${pdfWords} AS w
          WHERE w.pdf_id = ${id}) AS chosen) AS words,
        ${recorded(stateAt, { userId, now }, sql`w.pdf_id = ${id}`)}
      FROM ${pdfs} AS p WHERE p.id = ${id} AND ${readableBy(userId)}`,
  );

  const wordsOfPage = rowsOf(
    'pdf_words_of_page',
    ['userId', 'id', 'page', 'now'],
    ({ userId, id, page, now }) => sql<Recorded & WordsOfPage>`
      WITH chosen AS MATERIALIZED (SELECT forms, left(text, ${lettersCounted}) AS text FROM ${pdfPages}
        WHERE pdf_id = ${id} AND page = ${page}::int),
      used AS (SELECT DISTINCT form.value AS word FROM chosen CROSS JOIN jsonb_each_text(chosen.forms) AS form)
      SELECT (SELECT row_to_json(chosen) FROM chosen) AS page, (SELECT coalesce(json_agg(shown), '[]') FROM (
          SELECT w.word, w.pos, w.level, w.page FROM ${pdfWords} AS w
          WHERE w.pdf_id = ${id} AND w.word IN (SELECT word FROM used)) AS shown) AS words,
        ${recorded(stateAt, { userId, now }, sql`w.pdf_id = ${id} AND w.word IN (SELECT word FROM used)`)}
      FROM ${pdfs} AS p WHERE p.id = ${id} AND ${readableBy(userId)}`,
  );

  const places = rowsOf(
    'pdf_search',
    ['userId', 'id', 'text'],
    ({ userId, id, text }) => sql<{ pages: FoundPage[] }>`
      WITH flats AS MATERIALIZED (SELECT page, ${flat(sql`text`)} AS flat FROM ${pdfPages} WHERE pdf_id = ${id}),
      whole AS MATERIALIZED (SELECT page, flat, ${bare(sql`flat`)} AS plain FROM flats),
      sought AS MATERIALIZED (SELECT ${bare(text)} AS text),
      found AS (
        SELECT page, (length(plain) - length(replace(plain, sought.text, ''))) / length(sought.text) AS times,
          substr(flat, greatest(1, strpos(plain, sought.text) - ${before}), ${before} * 2 + length(sought.text)) AS excerpt
        FROM whole CROSS JOIN sought WHERE strpos(plain, sought.text) > 0)
      SELECT (SELECT coalesce(json_agg(found ORDER BY page), '[]') FROM found) AS pages
      FROM ${pdfs} AS p WHERE p.id = ${id} AND ${readableBy(userId)}`,
  );

  return {
    search: async (on: Db | Tx, { userId }: OwnRows, id: string, text: string): Promise<FoundPage[] | null> => {
      const [found] = await places(on, { userId, id, text });
      return found?.pages ?? null;
    },
    listTexts: async (on: Db | Tx, { userId }: OwnRows, pages: Pages): Promise<PageText[] | null> => {
      const [found] = await texts(on, { userId, ...pages });
      return found?.pages ?? null;
    },
    listForms: async (on: Db | Tx, { userId }: OwnRows, now: Date, pages: Pages) => {
      const [found] = await forms(on, { userId, now, ...pages });
      return found ?? null;
    },
    /** The words of the whole text, or those of a page as often as they stand on it; in any order. */
    listWords: async (
      on: Db | Tx,
      { userId }: OwnRows,
      now: Date,
      { id, page }: Pick<Pages, 'id'> & { page?: number | undefined },
    ) => {
      if (page === undefined) return (await wordsOfText(on, { userId, now, id }))[0] ?? null;
      const [found] = await wordsOfPage(on, { userId, now, id, page });
      if (!found) return null;
      const { states, answers } = found;
      return { states, answers, words: onPage(found) };
    },
  };
}

export type PageStore = ReturnType<typeof pageStore>;

function onPage({ page, words }: WordsOfPage): StoredWord[] {
  const times = page ? timesOnPage(page.text, page.forms) : new Map<string, number>();
  return words.map((word) => ({ ...word, times: times.get(word.word) ?? 0 })).filter((word) => word.times > 0);
}

function chosen({ id, from, to }: { id: Placeholder; from: Placeholder; to: Placeholder }): SQL {
  return sql`SELECT page, text, forms FROM ${pdfPages}
    WHERE pdf_id = ${id} AND page BETWEEN ${from}::int AND ${to}::int ORDER BY page LIMIT ${most}`;
}

/**
 * The user's first answers, and the states of the words of a text that the user has a memory of, by word. Of the words
 * that a form may stand for, the one remembered longest counts. JSON values, since the database knows too little about a
 * new text to join it well.
 */
function recorded(stateAt: StateAt, { userId, now }: Record<'userId' | 'now', Placeholder>, isChosen: SQL): SQL {
  return sql`(SELECT coalesce(json_object_agg(met.word, met.state), '{}') FROM (
    SELECT DISTINCT ON (w.word) w.word, ${stateAt(now)} AS state
    FROM ${pdfWords} AS w CROSS JOIN unnest(w.keys) AS may(word)
    JOIN ${wordMemory} ON ${wordMemory.studentId} = ${userId} AND ${wordMemory.word} = may.word
    WHERE ${isChosen} ORDER BY w.word, ${wordMemory.stability} DESC) AS met) AS states, ${answersOf(userId)} AS answers`;
}
