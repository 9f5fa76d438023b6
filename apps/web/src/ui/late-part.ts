import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#platform/chunks.ts';
import { addToast, removeToastAbout } from './use-toast.ts';

/** Code that is loaded when it is first wanted; a failed load is retried the next time it is wanted. */
export type LatePart<Part> = { now: () => Part | undefined; fetch: () => Promise<Part> };

const aboutFailed = 'failed part';

/**
 * @param name names the chunk when it can't be loaded
 * @param load the bare import, as `loadChunk` needs it
 * @param pick picks the wanted part from the module
 */
export function latePart<Module, Part>(
  name: string,
  load: () => Promise<Module>,
  pick: (module: Module) => Part,
): LatePart<Part> {
  let part: Part | undefined;
  let fetching: Promise<Part> | undefined;
  const keep = async () => {
    try {
      part = pick(await loadChunk(name, load));
      return part;
    } finally {
      fetching = undefined;
    }
  };
  return {
    now: () => part,
    fetch: () => {
      fetching ??= keep();
      return fetching;
    },
  };
}

/**
 * The part once it has loaded, undefined until then. When loading fails the reader is told, and `onFailed` resets
 * whatever asked for it, so that the page stays as it was.
 */
export function useLatePart<Part>(late: LatePart<Part>, isWanted: boolean, onFailed: () => void): Part | undefined {
  const [, setArrivals] = useState(0);
  const { t } = useTranslation('app');
  const handleFailed = useEffectEvent(() => {
    addToast(t('part-failed'), 'error', aboutFailed);
    onFailed();
  });
  useEffect(() => {
    if (!isWanted || late.now()) return;
    let isGone = false;
    const handleArrived = () => {
      removeToastAbout(aboutFailed);
      setArrivals((n) => n + 1);
    };
    late.fetch().then(
      () => !isGone && handleArrived(),
      () => !isGone && handleFailed(),
    );
    return () => {
      isGone = true;
    };
  }, [late, isWanted]);
  return late.now();
}
