import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { loadChunk } from '#platform/chunks.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { CloseMark } from './close-mark.tsx';
import styles from './toaster.module.css';
import { currentToasts, onToastsChange, removeToast } from './use-toast.ts';

const shownFor = 6000;

type Place = (region: HTMLElement) => void;

let place: Place | undefined;

/** Without it, messages stay in their corner. */
async function loadPlace(): Promise<Place> {
  place ??= (await loadChunk('toast-place', () => import('./toast-place.ts'))).placeToasts;
  return place;
}

/**
 * Where short messages appear; mounted once. It is a polite live region that is always there, because screen readers
 * only announce changes inside a region they already know. Pointing at it or focusing it stops the clock. With every
 * new message, and after each scroll, it moves to where it covers no title and no control, as far as there is such a
 * place.
 */
export function Toaster({ closeText }: { closeText: string }) {
  const toasts = useSyncExternalStore(onToastsChange, currentToasts, currentToasts);
  const [isHeld, setHeld] = useState(false);
  const newest = toasts.at(-1)?.id;
  const region = useRef<HTMLElement>(null);

  // What a message is about often renders after it, such as the new row of a list.
  useLayoutEffect(() => {
    const own = region.current;
    if (newest === undefined || !own) return;
    let frame = 0;
    const lookAgain = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => place?.(own));
    };
    if (place) place(own);
    else loadPlace().then(lookAgain, () => undefined);
    const changes = new MutationObserver(lookAgain);
    changes.observe(document.body, { childList: true, subtree: true });
    // Something that moves into its place, or a window that rotates, changes no element.
    const sizes = new ResizeObserver(lookAgain);
    for (const element of [document.documentElement, document.body]) sizes.observe(element);
    // A message that is still sliding in is measured before it reaches its final position.
    own.addEventListener('animationend', lookAgain);
    // The page moves below it, by hand or because the focus went elsewhere.
    document.addEventListener('scrollend', lookAgain);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      own.removeEventListener('animationend', lookAgain);
      document.removeEventListener('scrollend', lookAgain);
    };
  }, [newest]);

  useEffect(() => whenIdle(() => void loadPlace().catch(() => undefined)), []);

  useEffect(() => {
    if (newest === undefined || isHeld) return;
    const timer = setTimeout(() => {
      for (const toast of currentToasts()) removeToast(toast.id);
    }, shownFor);
    return () => clearTimeout(timer);
  }, [newest, isHeld]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: they only stop the clock; nothing is done by them.
    <section
      ref={region}
      className={styles.region}
      aria-live="polite"
      // Stays readable and clickable while a dialog is open.
      data-react-aria-top-layer=""
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((toast) => (
        <div key={toast.id} className={clsx(styles.toast, styles[toast.tone])}>
          <p>{toast.text}</p>
          <button type="button" className={styles.close} aria-label={closeText} onClick={() => removeToast(toast.id)}>
            <CloseMark size={16} />
          </button>
        </div>
      ))}
    </section>
  );
}
