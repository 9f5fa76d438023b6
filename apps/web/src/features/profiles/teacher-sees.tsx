import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { teacherSees } from '@wordgrove/contract/teacher-sees';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import styles from './side-card.module.css';

const times = ['code', 'class'] as const;

/** Tells students what a teacher sees of them, completely, and what nobody sees. */
export function TeacherSees() {
  const { t } = useTranslation('profiles');
  return (
    <Card as="section" className={styles.card} aria-labelledby="teacher-sees">
      <h2 id="teacher-sees">{t('sees.title')}</h2>
      {times.map((time) => (
        <div key={time} className={styles.line}>
          <IconEye size="1.25rem" aria-hidden="true" />
          <div>
            <p>{t(`sees.since.${time}`)}</p>
            <ul className={styles.seen}>
              {teacherSees
                .filter(({ since }) => since === time)
                .map(({ id }) => (
                  <li key={id}>{t(`sees.entries.${id}`)}</li>
                ))}
            </ul>
          </div>
        </div>
      ))}
      <p className={styles.line}>
        <IconEyeOff size="1.25rem" aria-hidden="true" />
        {t('sees.never')}
      </p>
      <p className={styles.line}>
        <IconEyeOff size="1.25rem" aria-hidden="true" />
        {t('sees.classmates')}
      </p>
    </Card>
  );
}
