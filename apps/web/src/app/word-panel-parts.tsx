import type { ComponentProps } from 'react';
import { prepareEntry } from '#features/dictionary/api.ts';
import { WordPanel } from '#features/dictionary/panel/word-panel.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

const AddToFlashcards = lazyPart(
  () => import('#features/flashcards/add/add-to-flashcards.tsx'),
  'AddToFlashcards',
  'flashcards',
);
const ports = { AddToFlashcards };

/** The dictionary's panel, with what another feature puts into it. */
export function WordPanelParts(props: Omit<ComponentProps<typeof WordPanel>, 'ports'>) {
  return <WordPanel {...props} ports={ports} />;
}

/** Fetches what the panel may show, and waits a moment for the entry of a word. */
export async function prepareParts(word?: string): Promise<void> {
  void AddToFlashcards.prepare();
  if (word) await prepareEntry(word);
}
