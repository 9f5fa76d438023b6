import { useRouter } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

export type Dropdown = {
  isOpen: boolean;
  /** Goes around button and panel: a click outside closes the panel. */
  area: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  toggle: () => void;
  close: () => void;
};

/**
 * A panel below a button that closes on a click or touch outside, on Escape and on navigation to another page. Opened
 * while a page is still loading, it stays.
 */
export function useDropdown(): Dropdown {
  const router = useRouter();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openAt !== null;

  useEffect(() => {
    if (openAt === null) return;
    const stopFollowing = router.subscribe('onBeforeNavigate', ({ toLocation }) => {
      if (toLocation.href !== openAt) setOpenAt(null);
    });
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) setOpenAt(null);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      stopFollowing();
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [openAt, router]);

  return {
    isOpen,
    area,
    button,
    toggle: () => setOpenAt(isOpen ? null : router.latestLocation.href),
    close: () => setOpenAt(null),
  };
}
