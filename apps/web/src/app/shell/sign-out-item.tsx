import { useRouter } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '#app/use-sign-out.ts';
import { MenuIcon } from './menu-icon.tsx';
import styles from './menu-item.module.css';

/** Signing out, as a menu item or a plain button. The page it leads to is fetched before the network may be gone. */
export function SignOutItem({ role }: { role?: 'menuitem' }) {
  const { t } = useTranslation('app');
  const signOut = useSignOut();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    void router.preloadRoute({ to: paths.landing });
  }, [router]);

  const handleClick = async () => {
    setBusy(true);
    await signOut();
    setBusy(false);
  };
  return (
    <button type="button" role={role} className={styles.item} disabled={isBusy} onClick={() => void handleClick()}>
      <MenuIcon of="user-menu.sign-out" />
      {t('user-menu.sign-out')}
    </button>
  );
}
