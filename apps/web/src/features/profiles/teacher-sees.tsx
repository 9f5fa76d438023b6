import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import styles from './side-card.module.css';

/** Tells students what a teacher sees of them, and what nobody does. */
export function TeacherSees() {
  const { t } = useTranslation('profiles');
  return (
    <Card as="section" className={styles.card} aria-labelledby="teacher-sees">
      <h2 id="teacher-sees">{t('sees.title')}</h2>
      <p className={styles.line}>
        <IconEye size="1.25rem" aria-hidden="true" />
        {t('sees.sees')}
      </p>
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
