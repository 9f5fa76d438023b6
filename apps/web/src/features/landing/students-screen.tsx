import { useTranslation } from 'react-i18next';
import styles from './screen.module.css';

/** The teacher's list of students, drawn small. The names are made up. */
export function StudentsScreen() {
  const { t } = useTranslation('landing');
  const students = [
    { name: t('screen.first-student'), isWaiting: false },
    { name: t('screen.second-student'), isWaiting: false },
    { name: t('screen.third-student'), isWaiting: true },
  ];
  return (
    <>
      <span className={styles.strong}>{t('screen.students')}</span>
      {students.map(({ name, isWaiting }) => (
        <div key={name} className={styles.row}>
          <span className={styles.face}>{[...name][0]}</span>
          <span className={styles.name}>{name}</span>
          <span className={isWaiting ? `${styles.badge} ${styles.waiting}` : styles.badge}>
            {isWaiting ? t('screen.waiting') : t('screen.active')}
          </span>
        </div>
      ))}
      <span className={`${styles.quiet} ${styles.wide}`}>{t('screen.approve')}</span>
    </>
  );
}
