import { createContext, useContext } from 'react';

/**
 * How the parts of a page come by their answers. `own`: each asks for its own. `coming`: the page has asked for all of
 * them at once, so they wait. `filled`: the page has put them into the cache, and what changes since is asked for alone.
 */
export type PartsFilled = 'own' | 'coming' | 'filled';

export const PartsFilledContext = createContext<PartsFilled>('own');

const waiting = { enabled: false } as const;
// What is older than it should be is asked for again with all the others.
const asked = {
  refetchOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  refetchInterval: false,
} as const;
const alone = {} as const;

/** Options of a query that a page may ask for together with others. */
export function usePartOptions(): typeof waiting | typeof asked | typeof alone {
  const filled = useContext(PartsFilledContext);
  if (filled === 'own') return alone;
  return filled === 'coming' ? waiting : asked;
}
