import type { MovedTasks } from '@wordgrove/contract/daily-tasks';
import type { DictionaryWord, LookUp, SavedWord, Suggestion } from '@wordgrove/contract/dictionary';
import { limits } from '@wordgrove/contract/limits';
import type { Role } from '@wordgrove/contract/roles';
import { normalForm } from '@wordgrove/language';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import type { CountActivity } from '#platform/activity.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import { answerFor, glance, suggest } from './answer.ts';
import { listForStudent, listForTeacher } from './correction-store.ts';
import type { Lexicon } from './lexicon.ts';
import { layOver } from './rules.ts';
import type { SavedQuery, SavedRow } from './store.ts';
import {
  clearSearches,
  countSaved,
  findSaved,
  insertSaved,
  listHistory,
  listSaved,
  removeSaved,
  removeSearches,
} from './store.ts';

export type DictionaryServiceParts = {
  db: Db;
  clock: Clock;
  tell: Tell;
  lexicon: () => Lexicon;
  hasSecondSource: boolean;
  countActivity: CountActivity;
};

export type DictionaryService = ReturnType<typeof dictionaryService>;

type Typed = { word: string };
type ListWish = Pick<SavedQuery, 'search' | 'order'> & { among?: readonly string[] | undefined; page: number };

/** Looking words up, and what a person keeps from it. */
export function dictionaryService(parts: DictionaryServiceParts) {
  const { db, tell, lexicon, hasSecondSource } = parts;
  const present = ({ word, savedAt }: SavedRow): SavedWord => {
    const seen = glance(lexicon(), word);
    return {
      word,
      savedAt: savedAt.toISOString(),
      level: seen?.level ?? null,
      definition: seen?.definition ?? null,
    };
  };

  async function corrected(own: OwnRows, role: Role, words: DictionaryWord[]): Promise<DictionaryWord[]> {
    const taught = words.filter((word) => word.taught).map(({ key }) => key);
    if (taught.length === 0) return words;
    if (role === 'student') return layOver(words, await listForStudent(db, own, taught));
    const corrections = await listForTeacher(db, own, taught);
    return words.map((word) => ({ ...word, corrections: corrections.filter((each) => each.word === word.key) }));
  }

  return {
    lookUp: async (own: OwnRows, role: Role, typed: string): Promise<LookUp> => {
      const answer = await answerFor(lexicon(), typed);
      return { ...answer, words: await corrected(own, role, answer.words), hasSecondSource };
    },

    suggest: (typed: string): Promise<Suggestion[]> => suggest(lexicon(), typed, limits.suggestionsMax),

    history: async (own: OwnRows) =>
      (await listHistory(db, own, limits.historyShown)).map(({ searchedAt, ...row }) => ({
        ...row,
        searchedAt: searchedAt.toISOString(),
      })),
    removeFromHistory: async (own: OwnRows, { id }: { id: string }) => ({ changed: await removeSearches(db, own, id) }),
    clearHistory: async (own: OwnRows) => ({ changed: await clearSearches(db, own) }),

    savedWords: async (own: OwnRows, { search, among, order, page }: ListWish) => {
      const size = limits.savedWordsPage;
      const only = { search: normalForm(search), among: among?.map(normalForm) };
      const query = { ...only, order, limit: size, offset: (page - 1) * size };
      const { total, rows } = await listSaved(db, own, query);
      return { total, words: rows.map(present) };
    },

    saveWord: (own: OwnRows, { word }: Typed, errors: Refusals<'too-many-saved-words'>) =>
      inTransaction(db, async (tx) => {
        const { row, tasks } = await keepWord(parts, tx, own, normalForm(word), errors);
        return { ...present(row), tasks };
      }),

    removeSavedWord: (own: OwnRows, { word }: Typed) =>
      inTransaction(db, async (tx) => {
        const changed = await removeSaved(tx, own, [normalForm(word)]);
        if (changed > 0) await tell(tx, [own.userId], 'dictionary');
        return { changed };
      }),
  };
}

async function keepWord(
  parts: DictionaryServiceParts,
  tx: Tx,
  own: OwnRows,
  word: string,
  errors: Refusals<'too-many-saved-words'>,
): Promise<{ row: SavedRow; tasks: MovedTasks }> {
  const row = { word, savedAt: parts.clock.now() };
  const known = await findSaved(tx, own, word);
  if (known) return { row: known, tasks: [] };
  if ((await countSaved(tx, own)) >= limits.savedWordsMax) throw errors['too-many-saved-words']();
  // Another request saved it just now.
  if (!(await insertSaved(tx, own, row))) return { row: (await findSaved(tx, own, word)) ?? row, tasks: [] };
  await parts.tell(tx, [own.userId], 'dictionary');
  const saved = { kind: 'words-saved', amount: 1, cause: `saved:${word}` } as const;
  return { row, tasks: await parts.countActivity(tx, own, saved, row.savedAt) };
}
