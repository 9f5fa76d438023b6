import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import styles from './tabs.module.css';

export type Tab<Id extends string> = { id: Id; text: string; icon?: ReactNode; panel: ReactNode };

export type TabsProps<Id extends string> = {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: ReadonlyArray<Tab<Id>>;
  active: Id;
  onChange: (id: Id) => void;
};

/** The tab that a key leads to from the one at `at`; null when tabs don't use that key. */
export function tabAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/**
 * Tabs in the ARIA pattern: the row is one Tab stop, and the arrow keys open the neighbours. Only the active panel is
 * rendered.
 */
export function Tabs<Id extends string>({ label, tabs, active, onChange }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // On a phone the row is wider than the screen.
  useEffect(() => {
    const tab = active && list.current?.querySelector('[aria-selected="true"]');
    if (!tab || !list.current) return;
    // `scrollIntoView` would scroll the page too, for tabs below the fold.
    const [row, own] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (own.left < row.left) list.current.scrollLeft += own.left - row.left;
    else if (own.right > row.right) list.current.scrollLeft += own.right - row.right;
  }, [active]);
  const handleKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === active);
    const next = tabs[tabAfter(event.key, at, tabs.length) ?? -1];
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    document.getElementById(`${id}-${next.id}`)?.focus();
    onChange(next.id);
  };
  const shown = tabs.find((tab) => tab.id === active);
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={handleKey}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === active}
            aria-controls={tab.id === active ? `${id}-panel` : undefined}
            tabIndex={tab.id === active ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.id)}
          >
            {tab.icon}
            <span>{tab.text}</span>
          </button>
        ))}
      </div>
      {shown && (
        <div
          key={shown.id}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${shown.id}`}
          className={styles.panel}
        >
          {shown.panel}
        </div>
      )}
    </div>
  );
}
