import { createContext, useContext } from 'react';

/**
 * How the parts of a page get their answers. `own`: each makes its own request. `coming`: the page has requested all of
 * them at once, so they wait. `filled`: the page has put them into the cache, and later changes are fetched
 * individually.
 */
export type PartsFilled = 'own' | 'coming' | 'filled';

export const PartsFilledContext = createContext<PartsFilled>('own');

const waiting = { enabled: false } as const;
// An answer that is too old is refetched along with all the others.
const asked = {
  refetchOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  refetchInterval: false,
} as const;
const alone = {} as const;

/** Options of a query that a page may request together with others. */
export function usePartOptions(): typeof waiting | typeof asked | typeof alone {
  const filled = useContext(PartsFilledContext);
  if (filled === 'own') return alone;
  return filled === 'coming' ? waiting : asked;
}
