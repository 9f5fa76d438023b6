import { useEffect, useEffectEvent } from 'react';

type GradingKeys = {
  /** Alt and a digit from 1 to 9; from 0. */
  onComment: (place: number) => void;
  /** Alt+0 */
  onSuggestion: () => void;
  /** Ctrl+Enter, or Cmd+Enter */
  onReturn: () => void;
  /** Alt+↓ and Alt+↑ */
  onNext: () => void;
  onPrevious: () => void;
};

/** Keys that work anywhere on the screen, in its fields too, where everything without Alt or Ctrl stays text. */
export function useGradingKeys(keys: GradingKeys): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const wanted = actionOf(event, keys);
    if (!wanted) return;
    event.preventDefault();
    wanted();
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

function actionOf(event: KeyboardEvent, keys: GradingKeys): (() => void) | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey, code, key, target } = event;
  const isElsewhere = target instanceof Element && target.closest('[role="dialog"]') !== null;
  if (isElsewhere || shiftKey) return undefined;
  if (key === 'Enter' && (ctrlKey || metaKey) && !altKey) return keys.onReturn;
  if (!altKey || ctrlKey || metaKey) return undefined;
  if (key === 'ArrowDown') return keys.onNext;
  if (key === 'ArrowUp') return keys.onPrevious;
  // With Alt, some keyboards write other signs on the digits.
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit === undefined) return undefined;
  return digit === '0' ? keys.onSuggestion : () => keys.onComment(Number(digit) - 1);
}
