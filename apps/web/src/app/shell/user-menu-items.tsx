import { useTranslation } from 'react-i18next';
import { useSession } from '#platform/use-session.ts';
import styles from './menu-item.module.css';
import { MenuLink } from './menu-link.tsx';
import { userLinks } from './nav-links.ts';
import { SettingsChoices } from './settings-choices.tsx';
import { SignOutItem } from './sign-out-item.tsx';

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
