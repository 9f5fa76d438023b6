import { useEffect, useEffectEvent } from 'react';
import { whenServerIsBack } from './server-reach.ts';

/**
 * Does something by itself once the server is back, as long as it was out of reach: asks again, or forgets why a call
 * failed, as that isn't true any more.
 */
export function useOnceBack(isAway: boolean, again: () => unknown, at = 0): void {
  const goOn = useEffectEvent(() => void again());
  // biome-ignore lint/correctness/useExhaustiveDependencies: after another failure it is waited for anew
  useEffect(() => (isAway ? whenServerIsBack(() => goOn()) : undefined), [isAway, at]);
}
