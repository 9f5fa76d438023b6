import { Link, useLocation } from '@tanstack/react-router';
import { dashboardPath, paths } from '@wordgrove/contract/paths';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { mustStay } from '#platform/session.ts';
import { useSession } from '#platform/use-session.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { LeafMark } from '#ui/pictures/leaf-mark.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { activeLink, navLinks } from './nav-links.ts';
import styles from './navigation-bar.module.css';
import { useDropdown } from './use-dropdown.ts';
import { SettingsMenu, UserMenu } from './user-menu.tsx';

/** The bar above every page: where the reader is, where to go, and who is signed in. */
export function NavigationBar() {
  const { t } = useTranslation('app');
  const { user, role, status } = useSession();
  const { pathname } = useLocation();
  const isToRegister = !user && status !== 'initializing' && !pathname.startsWith(paths.register);
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Brand />
        <nav className={styles.wide} aria-label={t('nav.main')}>
          <BarLinks />
        </nav>
        <div className={styles.end}>
          {role === 'student' && !mustStay(user) && <DailyTasksSlot />}
          {role && !mustStay(user) && (
            <Suspense fallback={null}>
              <NoticeBell />
            </Suspense>
          )}
          <div className={styles.wide}>{user ? <UserMenu /> : <SettingsMenu />}</div>
          {isToRegister && (
            <div className={styles.start}>
              <ButtonLink to={paths.register} variant="primary">
                {t('nav.get-started')}
              </ButtonLink>
            </div>
          )}
          <div className={styles.narrow}>
            <MobileMenu />
          </div>
        </div>
      </div>
    </header>
  );
}

/** The product's name and logo; links home, which is the dashboard for somebody signed in. */
function Brand() {
  const { t } = useTranslation('app');
  const { role } = useSession();
  return (
    <Link to={dashboardPath(role)} className={styles.brand}>
      <LeafMark />
      {t('product')}
    </Link>
  );
}

/** The links of the bar on wide screens. */
function BarLinks() {
  const { t } = useTranslation('app');
  const session = useSession();
  const { pathname } = useLocation();
  const links = navLinks(session);
  const active = activeLink(links, pathname);
  return (
    <ul className={styles.links}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={styles.link} aria-current={to === active ? 'page' : undefined}>
            {t(label)}
          </Link>
        </li>
      ))}
      {session.role && links.length > 0 && (
        <li>
          <Suspense fallback={null}>
            <ToolsMenu />
          </Suspense>
        </li>
      )}
    </ul>
  );
}

const ToolsMenu = lazyPart(() => import('./tools-menu.tsx'), 'ToolsMenu');

const NoticeBell = lazyPart(() => import('#features/notices/notice-bell.tsx'), 'NoticeBell', 'notices');

const TaskMenu = lazyPart(() => import('#features/daily-tasks/task-menu.tsx'), 'TaskMenu', 'daily-tasks');

/** Where students open their daily tasks from the bar; the feature's code loads after the page. */
function DailyTasksSlot() {
  const dropdown = useDropdown();
  return (
    <Suspense fallback={null}>
      <TaskMenu dropdown={dropdown} />
    </Suspense>
  );
}
