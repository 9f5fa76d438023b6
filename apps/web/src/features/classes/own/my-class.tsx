import { IconClock } from '@tabler/icons-react';
import type { OwnEnrolment } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import styles from './my-classes-card.module.css';

export type MyClassProps = { enrolment: OwnEnrolment; onUseAnother: () => void };

/** One of the student's classes, or a kind word about one that didn't work out. */
export function MyClass({ enrolment, onUseAnother }: MyClassProps) {
  const { t } = useTranslation('classes');
  const { className, teacherName, status } = enrolment;
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <bdi className={styles.name}>{className}</bdi>
        <span className={styles.teacher}>{t('mine.with', { teacherName })}</span>
        {status === 'pending' && (
          <>
            <span className={styles.waiting}>
              <IconClock size="1.25rem" aria-hidden="true" />
              {t('mine.waiting')}
            </span>
            <span className={styles.text}>{t('mine.waiting-text')}</span>
          </>
        )}
        {status === 'declined' && <span className={styles.text}>{t('mine.declined-text')}</span>}
      </span>
      {status === 'active' && <Badge tone="green">{t('mine.active')}</Badge>}
      {status === 'declined' && <Button onClick={onUseAnother}>{t('mine.use-another')}</Button>}
    </li>
  );
}
