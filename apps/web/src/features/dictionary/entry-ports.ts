import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import type { ComponentType } from 'react';

/** Parts that other features put into an entry; a missing one isn't shown. */
export type EntryPorts = {
  /** The button 'Add to flashcards' for one headword, with everything that is known about it. */
  AddToFlashcards?: ComponentType<{ words: readonly DictionaryWord[] }>;
};
