import type { TaskBoard } from '@wordgrove/contract/daily-tasks';
import { useEffect, useRef } from 'react';
import { currentLanguage } from '#platform/i18n.ts';
import { useGenerate } from './api.ts';

/**
 * Has the day's first tasks made when somebody opens a screen about them and there are none. Happens automatically once
 * a day; after a failure, `again` is the reader's own retry.
 */
export function useFirstTasks(
  board: TaskBoard | undefined,
  onFailed: (error: unknown) => void = () => undefined,
): { isMaking: boolean; again: () => void } {
  const { mutate, isPending } = useGenerate();
  const tried = useRef<string | null>(null);
  const make = () => mutate({ language: currentLanguage() }, { onError: onFailed });
  const emptyDay = board && board.total === 0 ? board.day : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is made once for a day that turns out to be empty
  useEffect(() => {
    if (emptyDay === null || tried.current === emptyDay) return;
    tried.current = emptyDay;
    make();
  }, [emptyDay]);

  return { isMaking: isPending, again: make };
}
