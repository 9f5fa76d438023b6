import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useEffect, useId, useRef } from 'react';
import { CloseMark } from './close-mark.tsx';
import styles from './side-sheet.module.css';

export type SideSheetProps = {
  title: ReactNode;
  closeText: string;
  onClose: () => void;
  /** Content of another kind takes the focus anew. */
  subject?: string | number | undefined;
  children: ReactNode;
};

/**
 * A sheet beside what is being read, which stays in sight and in use: at the side of a wide screen, at the bottom of a
 * phone. It, or the search field in it, takes the focus when it opens, and gives it back when it closes; Escape
 * closes it.
 */
export function SideSheet({ title, closeText, onClose, subject, children }: SideSheetProps) {
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  useFocusWhileOpen(sheet, subject);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <aside ref={sheet} role="dialog" aria-labelledby={id} tabIndex={-1} className={styles.sheet} onKeyDown={handleKey}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={closeText} onClick={onClose}>
          <CloseMark size={20} />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
    </aside>
  );
}

function useFocusWhileOpen(sheet: RefObject<HTMLElement | null>, subject: SideSheetProps['subject']): void {
  useEffect(() => {
    const before = document.activeElement;
    const element = sheet.current;
    return () => {
      const isInside = element?.contains(document.activeElement) || document.activeElement === document.body;
      if (isInside && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [sheet]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject takes the focus too
  useEffect(() => {
    const element = sheet.current;
    if (!element || element.contains(document.activeElement)) return;
    // Somebody who opens a search wants to type.
    const field = element.querySelector<HTMLElement>('input[type="search"]');
    (field ?? element).focus({ preventScroll: true });
  }, [sheet, subject]);
}
