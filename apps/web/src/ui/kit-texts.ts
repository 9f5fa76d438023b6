import { createContext, useContext } from 'react';

/** The few words that the kit itself has to say, in the reader's language. */
export type KitTexts = {
  /** A part of the screen couldn't be fetched. */
  partFailed: string;
  retry: string;
};

const KitTextsContext = createContext<KitTexts>({ partFailed: '', retry: '' });

export const KitTextsProvider = KitTextsContext.Provider;

export function useKitTexts(): KitTexts {
  return useContext(KitTextsContext);
}
