import { useEffect, useState } from 'react';

const stepMs = 30_000;

/** The current time, which advances while the page is open: assignments become overdue before the reader's eyes. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
