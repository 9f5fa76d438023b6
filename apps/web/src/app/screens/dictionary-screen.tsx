import { useEffect } from 'react';
import { DictionaryPage } from '#features/dictionary/dictionary-page.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

const AddToFlashcards = lazyPart(
  () => import('#features/flashcards/add/add-to-flashcards.tsx'),
  'AddToFlashcards',
  'flashcards',
);
const ports = { AddToFlashcards };

/** The dictionary, with the button that turns a word into a flashcard: it comes while the first word is looked up. */
export function DictionaryScreen() {
  useEffect(() => void AddToFlashcards.prepare(), []);
  return <DictionaryPage ports={ports} />;
}
