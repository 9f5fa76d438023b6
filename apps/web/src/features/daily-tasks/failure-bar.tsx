import { useLayoutEffect, useRef } from 'react';
import { Notice } from '#ui/notice.tsx';
import styles from './failure-bar.module.css';

/** The latest failure. It is shown at the foot of the screen, in view wherever on the page the button was. */
export function FailureBar({ failure }: { failure: string | null }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (failure !== null && bar.current) uncoverFocused(bar.current);
  }, [failure]);
  if (failure === null) return null;
  return (
    <div ref={bar} className={styles.bar}>
      <Notice tone="error">{failure}</Notice>
    </div>
  );
}

/** Keeps the message from covering the button that was pressed, so that it can be pressed again. */
function uncoverFocused(bar: HTMLElement): void {
  const pressed = document.activeElement;
  if (!pressed || pressed === document.body || bar.contains(pressed)) return;
  const { top, bottom } = bar.getBoundingClientRect();
  const target = pressed.getBoundingClientRect();
  const covered = target.bottom + 8 - top;
  if (covered > 0 && target.top < bottom) window.scrollBy({ top: covered, behavior: 'instant' });
}
