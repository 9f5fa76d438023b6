import { useEffect, useState } from 'react';

/**
 * Whether a state has lasted the given milliseconds. Until then the second click of a double click may still arrive,
 * meant for what was there before.
 */
export function useSettled(state: string, ms: number): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(state), ms);
    return () => {
      clearTimeout(timer);
      setSettled(null);
    };
  }, [state, ms]);
  return settled === state;
}
