import type { MouseEvent, ReactNode } from 'react';
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
  // Left to the browser, a click opens it now and is told of later, and what is rendered in between closes it again.
  const handleClick = (event: MouseEvent) => {
    if (isOpen === undefined) return;
    event.preventDefault();
    onToggle?.(!isOpen);
  };
  return (
    <details ref={details} className={styles.details} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: to browsers and screen readers, a summary is a button. */}
      <summary onClick={handleClick}>{summary}</summary>
      {children}
    </details>
  );
}
