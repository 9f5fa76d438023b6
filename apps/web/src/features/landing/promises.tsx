import { useTranslation } from 'react-i18next';
import styles from './promises.module.css';

/** What the product promises, in three sentences. */
export function Promises() {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.promises}>
      <h2>{t('promises.title')}</h2>
      <ul className={styles.list}>
        <li>{t('promises.calm')}</li>
        <li>{t('promises.private')}</li>
        <li>{t('promises.yours')}</li>
      </ul>
    </section>
  );
}
