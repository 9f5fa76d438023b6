import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './menu-item.module.css';
import type { NavLink } from './nav-links.ts';
import { MenuIcon } from './sign-out-item.tsx';

type MenuLinkProps = { link: NavLink; isHere?: boolean; onDone: () => void };

/** A link among a menu's items. */
export function MenuLink({ link, isHere = false, onDone }: MenuLinkProps) {
  const { t } = useTranslation('app');
  return (
    <Link
      to={link.to}
      role="menuitem"
      className={styles.item}
      aria-current={isHere ? 'page' : undefined}
      onClick={onDone}
    >
      <MenuIcon of={link.label} />
      {t(link.label)}
    </Link>
  );
}
