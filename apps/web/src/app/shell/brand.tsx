import { Link } from '@tanstack/react-router';
import { dashboardPath } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { useSession } from '#platform/use-session.ts';
import styles from './brand.module.css';

/** The product's name and sign; leads home, which is the dashboard for somebody signed in. */
export function Brand() {
  const { t } = useTranslation('app');
  const { role } = useSession();
  return (
    <Link to={dashboardPath(role)} className={styles.brand}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path d="M16 29V14" stroke="var(--color-word-new)" strokeWidth="3" strokeLinecap="round" />
        <path d="M16 18C16 9 10 5 3 5c0 8 5 13 13 13Z" fill="var(--color-primary)" />
        <path d="M16 14c0-7 5-11 13-11 0 8-5 13-13 13Z" fill="var(--color-sprout)" />
      </svg>
      {t('product')}
    </Link>
  );
}
