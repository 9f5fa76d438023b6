import type { ClassWord } from '@wordgrove/contract/analytics';
import type { WordState } from '@wordgrove/contract/evidence';
import { levels } from '@wordgrove/contract/levels';
import { limits } from '@wordgrove/contract/limits';

export type WordWish = {
  search: string;
  source?: ClassWord['sources'][number]['kind'] | undefined;
  state?: WordState | undefined;
  sort: WordState | 'word' | 'level';
  /** From 1. */
  page: number;
};

const english = new Intl.Collator('en');

/** The page of a class's words that is wished for, and how many match. */
export function arrangeWords(
  words: readonly ClassWord[],
  { search, source, state, sort, page }: WordWish,
): { total: number; words: ClassWord[] } {
  const wanted = search.toLowerCase();
  const matching = words.filter(
    (word) =>
      word.text.toLowerCase().includes(wanted) &&
      (source === undefined || word.sources.some(({ kind }) => kind === source)) &&
      (state === undefined || word.students[state] > 0),
  );
  const sorted = matching.sort(
    (one, other) =>
      before(sort, one, other) || english.compare(one.text, other.text) || english.compare(one.word, other.word),
  );
  return {
    total: sorted.length,
    words: sorted.slice((page - 1) * limits.classWordsPage, page * limits.classWordsPage),
  };
}

function before(sort: WordWish['sort'], one: ClassWord, other: ClassWord): number {
  if (sort === 'word') return 0;
  if (sort === 'level') return placeOf(one) - placeOf(other);
  return other.students[sort] - one.students[sort];
}

/** What has no level comes last. */
const placeOf = ({ level }: ClassWord) => (level === null ? levels.length : levels.indexOf(level));
