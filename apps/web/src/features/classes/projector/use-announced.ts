import { useEffect, useState } from 'react';

/**
 * What a screen reader is told of a text that may change many times a minute: nothing at first, the first change at
 * once, then the latest text at most once in the given milliseconds.
 */
export function useAnnounced(text: string, everyMs: number): string {
  const [heard, setHeard] = useState(text);
  const [said, setSaid] = useState('');
  const [isResting, setResting] = useState(false);
  if (text !== heard && !isResting) {
    setHeard(text);
    setSaid(text);
    setResting(true);
  }
  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(() => setResting(false), everyMs);
    return () => clearTimeout(timer);
  }, [isResting, everyMs]);
  return said;
}
