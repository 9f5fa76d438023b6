import type { TablerIcon } from '@tabler/icons-react';
import {
  IconBook2,
  IconCards,
  IconChartBar,
  IconChevronRight,
  IconClock,
  IconDeviceGamepad2,
  IconFileText,
  IconLifebuoy,
  IconLogout,
  IconPlant2,
  IconTrendingUp,
  IconUserCircle,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '#app/use-sign-out.ts';
import styles from './menu-item.module.css';
import type { NavLink } from './nav-links.ts';

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

const icons: Partial<Record<NavLink['label'], TablerIcon>> = {
  'nav.texts': IconFileText,
  'nav.flashcards': IconCards,
  'nav.dictionary': IconBook2,
  'nav.games': IconDeviceGamepad2,
  'nav.game-analytics': IconChartBar,
  'titles.study-tracker': IconClock,
  'user-menu.grove': IconPlant2,
  'user-menu.profile': IconUserCircle,
  'user-menu.help': IconLifebuoy,
  'user-menu.analytics': IconChartBar,
  'user-menu.progress': IconTrendingUp,
  'user-menu.sign-out': IconLogout,
};

/** The icon in front of an item of the user menu. */
export function MenuIcon({ of: label }: { of: NavLink['label'] }) {
  const Icon = icons[label] ?? IconChevronRight;
  return <Icon size="1.25rem" aria-hidden="true" />;
}
