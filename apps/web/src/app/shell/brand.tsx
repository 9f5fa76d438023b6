import { Link } from '@tanstack/react-router';
import { dashboardPath } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { useSession } from '#platform/use-session.ts';
import { LeafMark } from '#ui/pictures/leaf-mark.tsx';
import styles from './brand.module.css';

/** The product's name and logo; links home, which is the dashboard for somebody signed in. */
export function Brand() {
  const { t } = useTranslation('app');
  const { role } = useSession();
  return (
    <Link to={dashboardPath(role)} className={styles.brand}>
      <LeafMark />
      {t('product')}
    </Link>
  );
}
