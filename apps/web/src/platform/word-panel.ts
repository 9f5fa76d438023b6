import { createContext, useContext } from 'react';

/** A word or phrase as it is shown on the screen, in any form. */
export type WordPanelRequest = {
  word: string;
  /**
   * Where it was met, in a text that is being read: the panel then opens beside it, and a card made there leads back.
   */
  met?: { pdfId: string; page: number; sentence?: string };
  /**
   * The key of the word that it stands for there, if nothing is recorded of that and the reader is expected to know it;
   * `text` says so.
   */
  likely?: { word: string; text: string };
};

export type WordPanelPort = {
  open: (request: WordPanelRequest) => void;
  close: () => void;
  /**
   * Fetches what an opening needs ahead of it, where one is likely: the panel's code, and what the dictionary says about
   * a word, which doesn't count as looking it up.
   */
  prepare: (word?: string) => void;
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
