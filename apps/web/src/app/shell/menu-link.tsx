import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MenuIcon } from './menu-icon.tsx';
import styles from './menu-item.module.css';
import type { NavLink } from './nav-links.ts';

export type MenuLinkProps = { link: NavLink; onDone: () => void };

/** A link among a menu's items. */
export function MenuLink({ link, onDone }: MenuLinkProps) {
  const { t } = useTranslation('app');
  return (
    <Link to={link.to} role="menuitem" className={styles.item} onClick={onDone}>
      <MenuIcon of={link.label} />
      {t(link.label)}
    </Link>
  );
}
