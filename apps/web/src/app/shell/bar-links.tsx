import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '#platform/use-session.ts';
import styles from './bar-links.module.css';
import { activeLink, navLinks } from './nav-links.ts';

/** The links of the bar on wide screens. */
export function BarLinks() {
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
    </ul>
  );
}
