import { limits } from '@wordgrove/contract/limits';
import type { Db } from '#db/client.ts';
import { memberWho } from '#http/builders.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { MemoryParts } from './memory-parts.ts';
import type { PageStore } from './page-store.ts';
import { lackedFirst, stateOfWords } from './word-states.ts';

type Parts = {
  db: Db;
  clock: Clock;
  store: PageStore;
  memory: MemoryParts;
  /** How the word of a memory's key is normally written. */
  writingOf: (key: string) => string;
};

/** What stands on a text's pages. */
export function pageRoutes({ db, clock, store, memory, writingOf }: Parts) {
  const stateIn = stateOfWords(memory);
  const read = memberWho().pdfs;
  return {
    pageTexts: read.pageTexts.handler(async ({ context, input }) =>
      found(await store.listTexts(db, context.own, input)),
    ),
    pageWords: read.pageWords.handler(async ({ context, input }) => {
      const { pages, words, ...recorded } = found(await store.listForms(db, context.own, clock.now(), input));
      const stateOf = stateIn(recorded);
      return pages.map(({ page, forms }) => ({
        page,
        forms: Object.entries(forms).map(([form, word]) => ({ form, word, state: stateOf(word, words[word]) })),
      }));
    }),
    search: read.search.handler(async ({ context, input }) => {
      const text = input.text.replace(/\s+/g, ' ');
      const pages = found(await store.search(db, context.own, input.id, text));
      return pages.map((page) => ({ ...page, excerpt: wholeWords(page.excerpt, text) }));
    }),
    words: read.words.handler(async ({ context, input }) => {
      const { words, ...recorded } = found(await store.listWords(db, context.own, clock.now(), input));
      const stateOf = stateIn(recorded);
      return words
        .map((each) => ({ ...each, state: stateOf(each.word, each) }))
        .sort(lackedFirst)
        .slice(0, limits.textWordsShown)
        .map((each) => ({ ...each, lemma: writingOf(each.word) }));
    }),
  };
}

/** An excerpt without the halves of words at its ends. */
function wholeWords(excerpt: string, text: string): string {
  const inner = excerpt.replace(/^\S*\s/, '').replace(/\s\S*$/, '');
  return bare(inner).includes(bare(text)) ? inner : excerpt;
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}

function found<Row>(row: Row | null): Row {
  if (row === null) throw failures.notFound();
  return row;
}
