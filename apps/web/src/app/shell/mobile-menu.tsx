import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import dropdown from '#ui/dropdown.module.css';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Spinner } from '#ui/spinner.tsx';
import styles from './mobile-menu.module.css';
import { useDropdown } from './use-dropdown.ts';

const MobileMenuPanel = lazyPart(() => import('./mobile-menu-panel.tsx'), 'MobileMenuPanel');

/** The whole menu behind one button, for narrow screens. */
export function MobileMenu() {
  const { t } = useTranslation('app');
  const { isOpen, area, button, toggle, close } = useDropdown();
  return (
    <div ref={area}>
      <button
        type="button"
        ref={button}
        className={dropdown.button}
        aria-label={isOpen ? t('nav.close-menu') : t('nav.open-menu')}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <svg
          viewBox="0 0 24 24"
          width="24"
          height="24"
          aria-hidden="true"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        >
          <path d={isOpen ? 'M6 6l12 12M18 6 6 18' : 'M4 7h16M4 12h16M4 17h16'} />
        </svg>
      </button>
      {isOpen && (
        <div className={styles.panel}>
          <Suspense fallback={<Spinner size="small" label={t('loading.page')} />}>
            <MobileMenuPanel onDone={close} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
