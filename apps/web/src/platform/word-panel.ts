import { createContext, useContext } from 'react';

/** A word or phrase as it is shown on the screen, in any form. */
export type WordPanelRequest = {
  word: string;
  /**
   * Where it was met, in a text that is being read: the panel then opens beside it, and a card made there leads back.
   */
  met?: { pdfId: string; page: number; sentence?: string };
};

export type WordPanelPort = {
  open: (request: WordPanelRequest) => void;
  close: () => void;
  /** Fetches the panel's code ahead of its first opening, where one is likely. */
  prepare: () => void;
};

export const WordPanelContext = createContext<WordPanelPort | null>(null);

/**
 * Opens the small panel about a word over whatever is on the screen; closing it returns the focus. Opening it counts as
 * looking the word up. Must be used below the app's root.
 */
export function useWordPanel(): WordPanelPort {
  const port = useContext(WordPanelContext);
  if (!port) throw new Error('useWordPanel needs the word panel mounted above it');
  return port;
}
