import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationBar } from './navigation-bar.tsx';
import { PageFooter } from './page-footer.tsx';
import { SessionNotice } from './session-notice.tsx';
import styles from './shell.module.css';
import { useNewPage } from './use-new-page.ts';

/** Bar, page and footer. The page is the only `main` landmark and takes the focus when another page is opened. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app');
  const main = useNewPage();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {t('skip-to-content')}
      </a>
      <NavigationBar />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <SessionNotice />
        {children}
      </main>
      <PageFooter />
    </div>
  );
}
