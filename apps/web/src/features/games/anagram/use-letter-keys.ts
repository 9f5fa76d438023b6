import type { RefObject } from 'react';
import { usePageKeys } from '#ui/use-page-keys.ts';

export type LetterKeys = {
  onLetter: (letter: string) => void;
  onBack: () => void;
  onClear: () => void;
  onCheck: () => void;
};

/** Typing works wherever the focus is, except in a field, in a dialog, or while a pause hides the board. */
export function useLetterKeys(board: RefObject<HTMLElement | null>, isOn: boolean, keys: LetterKeys): void {
  usePageKeys(isOn, (event) => {
    const { key, target } = event;
    const on = target instanceof HTMLElement ? target : null;
    if (event.defaultPrevented || on?.closest('input, textarea, select, [role=dialog], [role=menu]')) return;
    if (!board.current?.checkVisibility()) return;
    if (/^\p{L}$/u.test(key)) keys.onLetter(key);
    else if (key === 'Backspace') keys.onBack();
    else if (key === 'Escape') keys.onClear();
    else if (key === 'Enter' && !on?.closest('button, a')) keys.onCheck();
    else return;
    event.preventDefault();
  });
}
