import { useEffect, useEffectEvent } from 'react';

const own = '[role="dialog"], [role="menu"], [role="alertdialog"]';

/**
 * Escape pauses, and goes on from the pause. Whatever uses the key itself comes first: a board that lets go of something
 * (it prevents the default), and an open dialog or menu, which it closes.
 *
 * @param onKey null where nothing can be paused
 */
export function usePauseKey(isPaused: boolean, onKey: (() => void) | null): void {
  const press = useEffectEvent(() => onKey?.());
  const isOn = onKey !== null;
  useEffect(() => {
    if (!isOn) return;
    let isTaken = false;
    // An open one is gone by the time the key has reached the window.
    const look = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      isTaken = isPaused
        ? !(document.activeElement?.closest('main') ?? document.activeElement === document.body)
        : document.querySelector(own) !== null;
    };
    const hear = ({ key, defaultPrevented, repeat }: KeyboardEvent) => {
      if (key === 'Escape' && !isTaken && !defaultPrevented && !repeat) press();
    };
    window.addEventListener('keydown', look, { capture: true });
    window.addEventListener('keydown', hear);
    return () => {
      window.removeEventListener('keydown', look, { capture: true });
      window.removeEventListener('keydown', hear);
    };
  }, [isPaused, isOn]);
}
