import { useLocation } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { mustStay } from '#platform/session.ts';
import { useSession } from '#platform/use-session.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { BarLinks } from './bar-links.tsx';
import { Brand } from './brand.tsx';
import { DailyTasksSlot } from './daily-tasks-slot.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './navigation-bar.module.css';
import { SettingsMenu } from './settings-menu.tsx';
import { UserMenu } from './user-menu.tsx';

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
