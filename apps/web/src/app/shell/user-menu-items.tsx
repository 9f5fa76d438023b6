import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '#platform/use-session.ts';
import styles from './menu-item.module.css';
import type { NavLink } from './nav-links.ts';
import { userLinks } from './nav-links.ts';
import { SettingsChoices } from './settings-choices.tsx';
import { MenuIcon, SignOutItem } from './sign-out-item.tsx';

/** The content of the user menu; loaded when it is first opened. */
export function UserMenuItems({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('app');
  const { role, user } = useSession();
  return (
    <>
      <p className={styles.small}>{user?.email}</p>
      {userLinks(role, __FEATURE_TEACHER_ANALYTICS__).map((link) => (
        <MenuLink key={link.to} link={link} onDone={onDone} />
      ))}
      <div className={styles.line} />
      <SettingsChoices isInMenu />
      <div className={styles.line} />
      <SignOutItem role="menuitem" />
      <p className={styles.small}>{t('user-menu.version', { version: __APP_VERSION__ })}</p>
    </>
  );
}

/** A link among a menu's items. */
function MenuLink({ link, onDone }: { link: NavLink; onDone: () => void }) {
  const { t } = useTranslation('app');
  return (
    <Link to={link.to} role="menuitem" className={styles.item} onClick={onDone}>
      <MenuIcon of={link.label} />
      {t(link.label)}
    </Link>
  );
}
