import { DictionaryPage } from '#features/dictionary/dictionary-page.tsx';
import { AddToFlashcards } from '#features/flashcards/add/add-to-flashcards.tsx';

const ports = { AddToFlashcards };

/** The dictionary, with the way of a word into the flashcards. */
export function DictionaryScreen() {
  return <DictionaryPage ports={ports} />;
}
