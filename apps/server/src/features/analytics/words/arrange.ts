import type { ClassWord } from '@wordgrove/contract/analytics';
import type { WordState } from '@wordgrove/contract/evidence';
import type { Level } from '@wordgrove/contract/levels';
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

/** A word whose level nobody has asked for yet: estimating it takes longer than all the rest. */
type Unlevelled = Omit<ClassWord, 'level'>;

type LevelOf = (word: string) => Level | null;

/** The page of a class's words that is wished for, and how many match. */
export function arrangeWords(
  words: readonly Unlevelled[],
  { search, source, state, sort, page }: WordWish,
  levelOf: LevelOf,
): { total: number; words: ClassWord[] } {
  const wanted = search.toLowerCase();
  const matching = words.filter(
    (word) =>
      word.text.toLowerCase().includes(wanted) &&
      (source === undefined || word.sources.some(({ kind }) => kind === source)) &&
      (state === undefined || word.students[state] > 0),
  );
  const places = new Map(sort === 'level' ? matching.map(({ word }) => [word, placeOf(levelOf(word))]) : []);
  const before = (one: Unlevelled, other: Unlevelled): number => {
    if (sort === 'word') return 0;
    if (sort === 'level') return (places.get(one.word) ?? 0) - (places.get(other.word) ?? 0);
    return other.students[sort] - one.students[sort];
  };
  const sorted = matching.sort(
    (one, other) =>
      before(one, other) || english.compare(one.text, other.text) || english.compare(one.word, other.word),
  );
  const shown = sorted.slice((page - 1) * limits.classWordsPage, page * limits.classWordsPage);
  return { total: sorted.length, words: shown.map((each) => ({ ...each, level: levelOf(each.word) })) };
}

/** What has no level comes last. */
const placeOf = (level: Level | null) => (level === null ? levels.length : levels.indexOf(level));
