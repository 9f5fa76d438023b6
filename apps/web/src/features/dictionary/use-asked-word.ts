import { useLocation, useNavigate } from '@tanstack/react-router';
import { wordTrouble } from '@wordgrove/contract/word-input';
import { useEffect } from 'react';
import { v7 } from 'uuid';
import { useLookUp, useRecordLookUp } from './api.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Identifies the search of this history entry, so that going back or reloading doesn't count as a new one. */
    lookUpId?: string;
  }
}

const told = new Set<string>();

export type AskedWord = { word: string; ask: (word: string) => void; leave: () => void };

/** The word in the address (`?word=`), empty without one, and how to go to another or to none. */
export function useAskedWord(): AskedWord {
  const navigate = useNavigate();
  const search: Readonly<Record<string, unknown>> = useLocation().search;
  const ask = (word: string) =>
    void navigate({ to: '.', search: { ...search, word: word.trim() }, state: { lookUpId: v7() }, resetScroll: false });
  const leave = () => void navigate({ to: '.', search: { ...search, word: undefined }, resetScroll: false });
  return { word: typeof search.word === 'string' ? search.word.trim() : '', ask, leave };
}

/** Tells the server, once per history entry, that the word in the address was looked up. */
export function useTellLookUp(word: string): void {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const { lookUpId } = state;
  const { mutate } = useRecordLookUp();
  const { data } = useLookUp(word);
  const isAnswered = data !== undefined && wordTrouble(word) === null;

  useEffect(() => {
    if (!isAnswered) return;
    if (lookUpId === undefined) {
      void navigate({ to: '.', search, state: { lookUpId: v7() }, replace: true, resetScroll: false });
      return;
    }
    if (told.has(lookUpId)) return;
    told.add(lookUpId);
    mutate({ id: lookUpId, word }, { onError: () => told.delete(lookUpId) });
  }, [isAnswered, lookUpId, word, search, navigate, mutate]);
}
