import { useTranslation } from 'react-i18next';
import styles from './screen.module.css';

/** The student's registration, drawn small. */
export function JoinScreen() {
  const { t } = useTranslation('landing');
  return (
    <>
      <div className={styles.field}>
        <span className={styles.strong}>{t('screen.invite-code')}</span>
        <span className={styles.input}>GR7VEH</span>
      </div>
      <div className={styles.field}>
        <span className={styles.strong}>{t('screen.full-name')}</span>
        <span className={styles.input}>{t('screen.third-student')}</span>
      </div>
      <span className={`${styles.button} ${styles.wide}`}>{t('screen.create-account')}</span>
    </>
  );
}
