import { useEffect, useState } from 'react';

const stepMs = 30_000;

/** The time, moving on while the page is open: what is due becomes overdue before the reader's eyes. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
