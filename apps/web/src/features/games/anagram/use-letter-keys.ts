import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

export type LetterKeys = {
  onLetter: (letter: string) => void;
  onBack: () => void;
  onClear: () => void;
  onCheck: () => void;
};

/** Typing works wherever the focus is, but in a field, a dialog, or while the board is hidden by a pause. */
export function useLetterKeys(board: RefObject<HTMLElement | null>, isOn: boolean, keys: LetterKeys): void {
  const latest = useRef(keys);
  latest.current = keys;

  useEffect(() => {
    if (!isOn) return;
    const handleKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      const on = target instanceof HTMLElement ? target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (on?.closest('input, textarea, select, [role=dialog], [role=menu]')) return;
      if (!board.current?.checkVisibility()) return;
      if (/^\p{L}$/u.test(key)) latest.current.onLetter(key);
      else if (key === 'Backspace') latest.current.onBack();
      else if (key === 'Escape') latest.current.onClear();
      else if (key === 'Enter' && !on?.closest('button, a')) latest.current.onCheck();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOn, board]);
}
