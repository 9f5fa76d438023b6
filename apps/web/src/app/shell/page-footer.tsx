import { Link } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import styles from './page-footer.module.css';

/** The quiet end of every page: the guide, help, and the version that support asks for. */
export function PageFooter() {
  const { t } = useTranslation('app');
  return (
    <footer className={styles.footer}>
      <Link to={paths.usage}>{t('nav.guide')}</Link>
      <Link to={paths.help}>{t('user-menu.help')}</Link>
      <span>{t('user-menu.version', { version: __APP_VERSION__ })}</span>
    </footer>
  );
}
