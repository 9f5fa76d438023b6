import { useEffect, useRef, useState } from 'react';
import { loadChunk } from '#platform/chunks.ts';
import { useKitTexts } from './kit-texts.ts';
import { useToast } from './use-toast.ts';

/** Code that is fetched when it is first wanted; a fetch that failed is tried again with the next wish. */
export type LatePart<Part> = { now: () => Part | undefined; fetch: () => Promise<Part> };

/**
 * @param name names the piece when it can't be loaded
 * @param load the bare import, as `loadChunk` needs it
 * @param pick the part of the module that is wanted
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
 * The part as soon as it is here, undefined until then. When it can't be had the reader is told, and `onFailed` takes
 * the wish back, so that the page stays as it was.
 */
export function useLatePart<Part>(late: LatePart<Part>, isWanted: boolean, onFailed: () => void): Part | undefined {
  const [, setArrivals] = useState(0);
  const { partFailed } = useKitTexts();
  const toast = useToast();
  const failed = useRef(onFailed);
  failed.current = () => {
    toast(partFailed, 'error');
    onFailed();
  };
  useEffect(() => {
    if (!isWanted || late.now()) return;
    let isGone = false;
    late.fetch().then(
      () => !isGone && setArrivals((n) => n + 1),
      () => !isGone && failed.current(),
    );
    return () => {
      isGone = true;
    };
  }, [late, isWanted]);
  return late.now();
}
