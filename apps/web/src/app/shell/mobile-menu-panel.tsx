import { Link, useLocation } from '@tanstack/react-router';
import { displayName } from '@wordgrove/contract/display-name';
import { paths } from '@wordgrove/contract/paths';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#platform/use-session.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import styles from './menu-item.module.css';
import { activeLink, navLinks, userLinks } from './nav-links.ts';
import { SettingsChoices } from './settings-choices.tsx';
import { SignOutItem } from './sign-out-item.tsx';
import { toolLinks } from './tool-links.ts';
import { Avatar } from './user-menu.tsx';

const TaskCount = lazyPart(() => import('#features/daily-tasks/task-count.tsx'), 'TaskCount', 'daily-tasks');

/** The content of the mobile menu; loaded when it is first opened. */
export function MobileMenuPanel({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('app');
  const session = useSession();
  const { pathname } = useLocation();
  const { user, profile, role } = session;
  const name = displayName({ profile, user });
  const links = [...navLinks(session), ...toolLinks(session)];
  const own = user ? userLinks(role, __FEATURE_TEACHER_ANALYTICS__) : [];
  const active = activeLink([...links, ...own], pathname);

  return (
    <nav aria-label={t('nav.main')}>
      {[links, own].map((group, place) => (
        <div key={place === 0 ? 'links' : 'own'}>
          {place === 1 && user && (
            <>
              <div className={styles.line} />
              <p className={styles.who}>
                <Avatar name={name} />
                <span>
                  <strong>{name}</strong>
                  <br />
                  {user.email}
                </span>
              </p>
            </>
          )}
          {group.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className={styles.item}
              aria-current={to === active ? 'page' : undefined}
              onClick={onDone}
            >
              {t(label)}
            </Link>
          ))}
          {place === 0 && role === 'student' && links.length > 0 && (
            <Link
              to={paths.studentDailyTasks}
              className={styles.item}
              aria-current={pathname === paths.studentDailyTasks ? 'page' : undefined}
              onClick={onDone}
            >
              <Suspense fallback={t('titles.daily-tasks')}>
                <TaskCount />
              </Suspense>
            </Link>
          )}
        </div>
      ))}
      {user && <SignOutItem />}
      <div className={styles.line} />
      <SettingsChoices isInMenu={false} />
      <p className={styles.small}>{t('user-menu.version', { version: __APP_VERSION__ })}</p>
    </nav>
  );
}
