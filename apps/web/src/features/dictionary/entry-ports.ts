import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import type { ComponentType } from 'react';

/** What other features put into an entry; what isn't handed in isn't shown. */
export type EntryPorts = {
  /** The button 'Add to flashcards' for one headword, with everything that is known of it. */
  AddToFlashcards?: ComponentType<{ words: readonly DictionaryWord[] }>;
};
