import { DictionaryPage } from '#features/dictionary/dictionary-page.tsx';
import { AddToFlashcards } from '#features/flashcards/add/add-to-flashcards.tsx';

const ports = { AddToFlashcards };

/** The dictionary, with the button that turns a word into a flashcard. */
export function DictionaryScreen() {
  return <DictionaryPage ports={ports} />;
}
