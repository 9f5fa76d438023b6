import { Link } from '@tanstack/react-router';
import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { assignmentPath } from '#platform/assignment-path.ts';
import { Card } from '#ui/card.tsx';
import { DueLine } from './due-line.tsx';
import { PlayLink } from './play-link.tsx';
import { standingOf } from './standing.ts';
import { StandingBadge } from './standing-badge.tsx';
import styles from './student.module.css';
import { useResultText } from './use-result-text.ts';

export type AssignmentRowProps = {
  assignment: OwnAssignment;
  /** Whether it is the one to do next. */
  isNext: boolean;
};

/** One assignment of the list: what it is, who set it, when it is due, how far the student is, and the way into it. */
export function AssignmentRow({ assignment, isNext }: AssignmentRowProps) {
  const { t } = useTranslation(['assignments', 'games']);
  const resultText = useResultText();
  const { id, title, className, teacherName, task } = assignment;
  return (
    <Card as="li" className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={assignmentPath(id)}>{title}</Link>
        </h3>
        <p className={styles.by}>
          {t('by', { game: t(`games:games.${task.type}.title`), className, teacher: teacherName })}
        </p>
        <p className={styles.facts}>
          <StandingBadge standing={standingOf(assignment)} />
          <DueLine assignment={assignment} />
          <span>{resultText(assignment)}</span>
        </p>
      </div>
      <PlayLink assignment={assignment} variant={isNext ? 'primary' : undefined} isListed />
    </Card>
  );
}
