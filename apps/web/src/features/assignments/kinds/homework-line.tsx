import { Link } from '@tanstack/react-router';
import type { OwnAssignment } from '@wordgrove/contract/assignments';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { assignmentPath } from '#platform/assignment-path.ts';
import styles from './homework-line.module.css';

type HomeworkLineProps = {
  icon: ReactNode;
  assignment: Pick<OwnAssignment, 'id' | 'title'>;
  /** How far it is. */
  soFar: string;
};

/** Above what is being read or played: the homework it belongs to, how far that is, and the way back to it. */
export function HomeworkLine({ icon, assignment: { id, title }, soFar }: HomeworkLineProps) {
  const { t } = useTranslation('assignments');
  return (
    <p className={styles.line}>
      {icon}
      <Link
        className={styles.title}
        to={assignmentPath(id)}
        aria-label={t('named', { what: t('reading.homework'), title })}
      >
        <span>{title}</span>
      </Link>
      <span className={styles.soFar} aria-live="polite">
        {soFar}
      </span>
    </p>
  );
}
