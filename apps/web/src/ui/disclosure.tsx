import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import styles from './disclosure.module.css';

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  /** Whether it is open, where more than a click on it decides. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
};

/** Content shown on request, such as the table behind a chart. */
export function Disclosure({ summary, children, isOpen, onToggle }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // The browser opens and closes it by itself, so what it should be is said after every rendering.
  useLayoutEffect(() => {
    if (details.current && isOpen !== undefined) details.current.open = isOpen;
  });
  return (
    <details ref={details} className={styles.details} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
