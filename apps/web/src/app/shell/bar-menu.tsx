import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '#ui/spinner.tsx';
import styles from './bar-menu.module.css';
import { focusFirstItem, moveInMenu } from './menu-keys.ts';
import { useDropdown } from './use-dropdown.ts';

export type BarMenuProps = {
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
    <div className={styles.area} ref={dropdown.area}>
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
        <div className={styles.panel}>
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
