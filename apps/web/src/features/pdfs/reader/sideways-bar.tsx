import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import styles from './pages.module.css';

/**
 * A scroll bar at the lower edge of the screen for an area that is wider and longer than the screen: its own would be
 * below its end. It is only for the mouse, since fingers and arrow keys move the area itself.
 */
export function SidewaysBar({ area }: { area: RefObject<HTMLElement | null> }) {
  const bar = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [moved, shown, wide] = [area.current, bar.current, inner.current];
    if (!moved || !shown || !wide) return;
    // Where each was put last: a scroll that says so is an echo. Answered, it would take the other one back from where
    // the reader has moved it meanwhile.
    const known = { area: 0, bar: 0 };
    const put = (scroller: Element, left: number) => {
      scroller.scrollLeft = left;
      known.area = moved.scrollLeft;
      known.bar = shown.scrollLeft;
    };
    const measure = () => {
      wide.style.width = `${moved.scrollWidth - moved.clientWidth + shown.clientWidth}px`;
      put(shown, moved.scrollLeft);
    };
    const followArea = () => {
      if (moved.scrollLeft !== known.area) put(shown, moved.scrollLeft);
    };
    const followBar = () => {
      if (shown.scrollLeft !== known.bar) put(moved, shown.scrollLeft);
    };
    // Pages that become wider become longer, too.
    const observer = new ResizeObserver(measure);
    observer.observe(moved);
    // So does what a sheet covers, once it can be moved out from under it.
    for (const each of shown.children) if (each !== wide) observer.observe(each);
    moved.addEventListener('scroll', followArea, { passive: true });
    shown.addEventListener('scroll', followBar, { passive: true });
    return () => {
      observer.disconnect();
      moved.removeEventListener('scroll', followArea);
      shown.removeEventListener('scroll', followBar);
    };
  }, [area]);
  return (
    <div ref={bar} className={styles.sideways} tabIndex={-1} aria-hidden="true">
      <div ref={inner} />
      <div className={styles.covered} data-covered="" />
    </div>
  );
}
