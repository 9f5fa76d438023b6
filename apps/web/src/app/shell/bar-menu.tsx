import type { KeyboardEvent, ReactNode } from 'react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import dropdownStyles from '#ui/dropdown.module.css';
import { Spinner } from '#ui/spinner.tsx';
import styles from './bar-menu.module.css';
import { useDropdown } from './use-dropdown.ts';

type BarMenuProps = {
  /** Accessible name of the menu. The button is named by its own text. */
  label: string;
  button: ReactNode;
  /** The menu's content; `close` closes it and gives the focus back. */
  children: (close: () => void) => ReactNode;
};

/** A button of the bar with a menu below it; the menu's code is loaded when it is first opened. */
export function BarMenu({ label, button, children }: BarMenuProps) {
  const { t } = useTranslation('app');
  const dropdown = useDropdown();
  const close = () => {
    dropdown.close();
    dropdown.button.current?.focus();
  };
  return (
    <div className={dropdownStyles.area} ref={dropdown.area}>
      <button
        type="button"
        ref={dropdown.button}
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={dropdown.isOpen}
        onClick={dropdown.toggle}
      >
        {button}
      </button>
      {dropdown.isOpen && (
        <div className={`${dropdownStyles.panel} ${styles.panel}`}>
          <Suspense fallback={<Spinner size="small" label={t('loading.page')} />}>
            <div role="menu" aria-label={label} tabIndex={-1} onKeyDown={moveInMenu} ref={focusFirstItem}>
              {children(close)}
            </div>
          </Suspense>
        </div>
      )}
    </div>
  );
}

const items = '[role^="menuitem"]';

/** Index of the item to focus after a key, or null when menus don't use that key. */
export function nextItem(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown' || key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (current <= 0 ? count : current) - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

function menuItems(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(items)];
}

/** Moves the focus among a menu's items with the arrow keys, Home and End. */
function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const list = menuItems(event.currentTarget);
  const current = list.findIndex((item) => item.contains(document.activeElement));
  const next = nextItem(event.key, current, list.length);
  if (next === null) return;
  event.preventDefault();
  list[next]?.focus();
}

/** Focuses the first item of a menu that has just appeared. */
function focusFirstItem(menu: HTMLElement | null): void {
  if (menu) menuItems(menu)[0]?.focus();
}
