import { DeckGone } from '#features/assignments/kinds/word-goals/deck-gone.tsx';
import { useDeckReport } from '#features/assignments/teacher/api.ts';
import { errorCode } from '#platform/errors.ts';
import type { GameForm } from './game-form.ts';
import { UnknownWords } from './unknown-words.tsx';

type DeckNotesProps = {
  fields: GameForm;
  /** Its words are fixed then, whatever is in the deck by now. */
  isStarted: boolean;
};

/** Which words of the chosen deck students won't be asked. */
export function DeckNotes({ fields: { type, mode, deckId }, isStarted }: DeckNotesProps) {
  const { data, error } = useDeckReport({ type, mode, deckId }, true);
  if (errorCode(error) === 'not-found') return <DeckGone />;
  if (!data || isStarted) return null;
  return (
    <>
      <UnknownWords why="not-played" words={data.unknown} />
      <UnknownWords why="not-asked" words={data.notAsked} />
    </>
  );
}
