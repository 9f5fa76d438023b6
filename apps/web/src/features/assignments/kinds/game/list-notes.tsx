import type { Assignment } from '@wordgrove/contract/assignments';
import { useDebounce } from 'use-debounce';
import { useListReport } from '#features/assignments/teacher/api.ts';
import type { GameForm } from './game-form.ts';
import { listOf } from './game-form.ts';
import { MeantWords } from './meant-words.tsx';
import { UnknownWords, unknownWords } from './unknown-words.tsx';
import { problemOfWords } from './word-list.ts';

const pauseMs = 400;

type ListNotesProps = {
  fields: GameForm;
  /** What is said of words that the game has nothing to ask about. */
  notAsked?: 'not-asked' | 'not-played';
  onMean: (meant: GameForm['meant']) => void;
  isStarted: boolean;
  saved: Assignment | undefined;
};

/**
 * What students will be asked from the list as it is typed: which of several meanings, and which words not at all.
 * Until the server has answered, it shows what was known when the list was saved.
 */
export function ListNotes({ fields, notAsked = 'not-asked', onMean, isStarted, saved }: ListNotesProps) {
  const { type, mode, words: text, meant } = fields;
  const [typed] = useDebounce(text, pauseMs);
  const list = listOf({ words: typed, meant });
  const report = useListReport({ type, mode, ...list }, problemOfWords(list.words) === null).data;
  const { words } = listOf({ words: text, meant });
  if (!report) {
    return saved && 'material' in saved.task ? <UnknownWords words={unknownWords(saved.task.material, words)} /> : null;
  }
  // The answer may be about a list that has changed since.
  const there = new Set(words.map((word) => word.toLowerCase()));
  const still = (word: string) => there.has(word.toLowerCase());
  return (
    <>
      <UnknownWords words={report.unknown.filter(still)} />
      <UnknownWords why={notAsked} words={report.notAsked.filter(still)} />
      <MeantWords several={report.several.filter((each) => still(each.text))} {...{ meant, onMean, isStarted }} />
    </>
  );
}
