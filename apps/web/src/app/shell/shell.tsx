import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '#app/use-sign-out.ts';
import { needsRegistration } from '#platform/session.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import styles from './shell.module.css';

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

/**
 * Does for a page opened from another what a browser does on a full load: scrolls to its top and focuses its heading,
 * so that a screen reader starts there. A page that has taken the focus itself, for its first field, keeps it, and so
 * does a menu of the bar that was opened while the page loaded; an address that names a place on the page is left to
 * the browser.
 */
function useNewPage(): RefObject<HTMLElement | null> {
  const router = useRouter();
  const main = useRef<HTMLElement>(null);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        if (!toLocation.hash) window.scrollTo(0, 0);
        const area = main.current;
        const focused = document.activeElement;
        if (!area || area.contains(focused)) return;
        if (focused?.closest('header')?.querySelector('[aria-expanded="true"]')) return;
        const heading = area.querySelector('h1');
        if (heading) heading.tabIndex = -1;
        (heading ?? area).focus({ preventScroll: true });
      }),
    [router],
  );

  return main;
}

/**
 * Minor problems with the profile that leave the page usable: live news doesn't arrive, or somebody signed in has yet
 * to finish registering.
 */
function SessionNotice() {
  const { t } = useTranslation('app');
  const session = useSession();
  const signOut = useSignOut();
  const { pathname } = useLocation();
  const { profileError, retry } = session;
  const isRegistering = needsRegistration(session) && pathname.startsWith(paths.register);
  if (!profileError || !(isRegistering || profileError === 'subscription_error')) return null;
  return (
    <div className={isRegistering ? styles.above : styles.floating}>
      <Notice
        tone={isRegistering ? 'info' : 'warning'}
        title={t(`profile-error.${profileError}.title`)}
        action={
          <>
            <Button onClick={retry}>{t('retry')}</Button>
            <Button variant="plain" onClick={() => void signOut()}>
              {t('user-menu.sign-out')}
            </Button>
          </>
        }
      >
        <p>{t(`profile-error.${profileError}.text`)}</p>
      </Notice>
    </div>
  );
}

/** The quiet end of every page: the guide, help, and the version that support asks for. */
function PageFooter() {
  const { t } = useTranslation('app');
  return (
    <footer className={styles.footer}>
      <Link to={paths.usage}>{t('nav.guide')}</Link>
      <Link to={paths.help}>{t('user-menu.help')}</Link>
      <span>{t('user-menu.version', { version: __APP_VERSION__ })}</span>
    </footer>
  );
}
