import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { PartCard } from '#ui/part-card.tsx';
import typography from '#ui/typography.module.css';
import styles from './student.module.css';

type Graded = Pick<OwnAssignment, 'feedback' | 'points'>;

type FeedbackCardProps = { assignment: Graded & Partial<Pick<OwnAssignment, 'isOpen' | 'turnedInAt'>> };

/** What the teacher said about the work; nothing before that. */
export function FeedbackCard({ assignment }: FeedbackCardProps) {
  const { t } = useTranslation('assignments');
  const format = useFormat();
  const pointsText = usePointsText();
  const { feedback } = assignment;
  if (!feedback) return null;
  const { comment, returnedAt } = feedback;
  const points = pointsText(assignment);
  const canTryAgain = returnedAt === null && assignment.isOpen === true && assignment.turnedInAt === null;
  if (returnedAt === null && !canTryAgain && !comment) return null;
  return (
    <PartCard title={t(canTryAgain ? 'grading.again-title' : 'grading.title')}>
      {points && <p className={styles.percent}>{points}</p>}
      {comment && <p className={styles.instructions}>{comment}</p>}
      {returnedAt !== null && (
        <p className={typography.muted}>{t('grading.on', { when: format.dateTime(returnedAt) })}</p>
      )}
      {canTryAgain && <p className={typography.muted}>{t('grading.again')}</p>}
    </PartCard>
  );
}

/** How many points the work was given, in words; null while there are none. */
export function usePointsText(): (graded: Graded) => string | null {
  const { t } = useTranslation('assignments');
  const format = useFormat();
  return ({ feedback, points }) =>
    points === null || feedback?.points == null
      ? null
      : t('grading.points', { points: format.number(feedback.points), count: points });
}
