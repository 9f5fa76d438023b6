import { useEffect, useRef } from 'react';

const between = ' · ';

/** Puts the running time in front of the tab's title, and removes it again. */
export function useRunningTitle(time: string | null): void {
  const written = useRef('');
  useEffect(() => {
    // The page may have been given another title meanwhile.
    const plain = document.title.startsWith(written.current)
      ? document.title.slice(written.current.length)
      : document.title;
    written.current = time === null ? '' : `${time}${between}`;
    document.title = `${written.current}${plain}`;
  }, [time]);
  useEffect(
    () => () => {
      if (written.current && document.title.startsWith(written.current))
        document.title = document.title.slice(written.current.length);
    },
    [],
  );
}
