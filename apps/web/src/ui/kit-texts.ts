import { createContext, useContext } from 'react';

/** The few texts of the kit itself, in the reader's language. */
export type KitTexts = {
  /** Shown when a part of the screen couldn't be fetched. */
  partFailed: string;
  retry: string;
};

const KitTextsContext = createContext<KitTexts>({ partFailed: '', retry: '' });

export const KitTextsProvider = KitTextsContext.Provider;

export function useKitTexts(): KitTexts {
  return useContext(KitTextsContext);
}
