import { useTranslation } from 'react-i18next';
import styles from './screen.module.css';

/** The teacher's invite code, drawn small. The code is made up. */
export function InviteScreen() {
  const { t } = useTranslation('landing');
  return (
    <>
      <span className={styles.label}>{t('screen.invite-code')}</span>
      <span className={styles.code}>GR7VEH</span>
      <div className={styles.row}>
        <span className={styles.label}>{t('screen.class')}</span>
        <span className={styles.strong}>{t('screen.class-name')}</span>
      </div>
      <div className={styles.line} />
      <div className={styles.row}>
        <span className={styles.button}>{t('screen.copy')}</span>
        <span className={styles.quiet}>{t('screen.qr')}</span>
      </div>
    </>
  );
}
