import type { FocusEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus once something has rendered again, because the pressed control moves or disappears with it. Uses an
 * effect rather than a timer: a late timer would take the focus from where the reader has moved in the meantime.
 *
 * @param drawn changes when it renders again
 * @returns takes what to do after that render
 */
export function useFocusAfter(drawn: unknown): (focus: () => void) => void {
  const wanted = useRef<(() => void) | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever it has rendered again.
  useEffect(() => {
    wanted.current?.();
    wanted.current = null;
  }, [drawn]);
  return (focus) => {
    wanted.current = focus;
  };
}

/** Focuses the first match inside a part. */
export function focusIn(part: RefObject<HTMLElement | null>, selector: string, options?: FocusOptions): void {
  part.current?.querySelector<HTMLElement>(selector)?.focus(options);
}

export type KeptFocus<Part extends HTMLElement> = {
  ref: RefObject<Part | null>;
  tabIndex?: -1;
  onFocus: () => void;
  onBlur: (event: FocusEvent<Part>) => void;
};

/**
 * Keeps the focus in a part of the page: when the focused control disappears, from the part or from a dialog of it, the
 * refuge takes the focus, so that the keyboard doesn't start again at the top of the page.
 *
 * @param drawn changes when controls come and go
 * @param refuge selects what takes the focus; without it, the part itself does
 */
export function useKeptFocus<Part extends HTMLElement>(drawn: unknown, refuge?: string): KeptFocus<Part> {
  const ref = useRef<Part>(null);
  // Also true inside the part's dialogs: React bubbles their events up to it.
  const hadFocus = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever controls have come or gone.
  useEffect(() => afterOthers(() => hadFocus.current && takeIn(ref.current, refuge)), [drawn, refuge]);

  useEffect(() => {
    const handleFocusOut = ({ target }: globalThis.FocusEvent) => {
      afterOthers(() => {
        const isGone = target instanceof Node && !target.isConnected;
        if (isGone && hadFocus.current) takeIn(ref.current, refuge);
      });
    };
    document.addEventListener('focusout', handleFocusOut);
    return () => document.removeEventListener('focusout', handleFocusOut);
  }, [refuge]);

  return {
    ref,
    // A refuge inside takes the focus itself; the part then stays what it is.
    ...(refuge === undefined && { tabIndex: -1 as const }),
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget && !ref.current?.contains(relatedTarget)) hadFocus.current = false;
    },
  };
}

/** Waits for a dialog or menu that closes: in the next frame it returns the focus itself. */
function afterOthers(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(look);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

function takeIn(part: HTMLElement | null, refuge: string | undefined): void {
  if (document.activeElement !== document.body) return;
  const target = refuge ? part?.querySelector<HTMLElement>(refuge) : part;
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
