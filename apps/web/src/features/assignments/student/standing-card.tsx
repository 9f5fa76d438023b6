import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import type { StudentView } from '#features/assignments/kinds/kind.ts';
import { assignmentPath } from '#platform/assignment-path.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import { ProgressBar } from '#ui/progress-bar.tsx';
import typography from '#ui/typography.module.css';
import { useTakeBack, useTurnIn } from './api.ts';
import { DueLine, useNow } from './due-line.tsx';
import { canTakeBack, isToDo, standingOf } from './standing.ts';
import { StandingBadge } from './standing-badge.tsx';
import styles from './student.module.css';
import { WayIn } from './way-in.tsx';

type StandingCardProps = { assignment: OwnAssignment; view: StudentView };

/** How far the student is, and what can be done next: do it, turn it in, or take that back. */
export function StandingCard({ assignment, view }: StandingCardProps) {
  const { t } = useTranslation('assignments');
  const { report } = useOutcomeToast();
  const now = useNow(assignment.dueAt);
  const turnIn = useTurnIn();
  const takeBack = useTakeBack();
  const { id, title } = assignment;
  const { bar, result, isFinished } = view;
  const isBusy = turnIn.isPending || takeBack.isPending;

  return (
    <Card as="section" raised className={styles.standing} aria-label={t(`standing.${standingOf(assignment)}`)}>
      <p className={styles.facts}>
        <StandingBadge standing={standingOf(assignment)} />
        <DueLine assignment={assignment} />
      </p>
      {bar ? (
        <ProgressBar label={result} value={bar.value} max={bar.max} tone={bar.isReached ? 'green' : 'yellow'} />
      ) : (
        result && <p>{result}</p>
      )}
      <p className={typography.muted}>
        <NextWords assignment={assignment} next={view.next} />
      </p>
      <div className={layout.row}>
        {/* What is done on this very page needs no way. */}
        {view.wayIn?.place.to !== assignmentPath(id) && (
          <WayIn view={view} variant={isToDo(assignment) && !isFinished ? 'primary' : undefined} />
        )}
        {view.canTurnIn && (
          <Button
            variant={isFinished ? 'primary' : undefined}
            loading={isBusy}
            onClick={() => turnIn.mutate({ id }, report(t('turn-in.done', { title }), id))}
          >
            {t('turn-in.button')}
          </Button>
        )}
        {!view.staysIn && canTakeBack(assignment, now) && (
          <Button loading={isBusy} onClick={() => takeBack.mutate({ id }, report(t('turn-in.taken-back'), id))}>
            {t('turn-in.back')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** What the standing means, and what follows from it. */
function NextWords({ assignment, next }: { assignment: OwnAssignment } & Pick<StudentView, 'next'>) {
  const { t } = useTranslation('assignments');
  switch (standingOf(assignment)) {
    case 'over':
      return next.over;
    case 'returned':
      return t('grading.is-back');
    case 'turned-in':
    case 'late':
      return next.done;
    case 'overdue':
      return t('turn-in.is-late');
    default:
      return next.toDo;
  }
}
