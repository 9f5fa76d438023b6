import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import { ProgressBar } from '#ui/progress-bar.tsx';
import typography from '#ui/typography.module.css';
import { useTakeBack, useTurnIn } from './api.ts';
import { DueLine, useNow } from './due-line.tsx';
import { PlayLink } from './play-link.tsx';
import { canImprove, canTakeBack, canTurnIn, isToDo, standingOf } from './standing.ts';
import { StandingBadge, useResultText } from './standing-badge.tsx';
import styles from './student.module.css';

/** How far the student is, and what can be done next: play it, turn it in, or take that back. */
export function StandingCard({ assignment }: { assignment: OwnAssignment }) {
  const { t } = useTranslation('assignments');
  const { report } = useOutcomeToast();
  const resultText = useResultText();
  const now = useNow();
  const turnIn = useTurnIn();
  const takeBack = useTakeBack();
  const { id, title, percent, task } = assignment;
  const isBusy = turnIn.isPending || takeBack.isPending;

  return (
    <Card as="section" raised className={styles.standing} aria-label={t(`standing.${standingOf(assignment)}`)}>
      <p className={styles.facts}>
        <StandingBadge standing={standingOf(assignment)} />
        <DueLine assignment={assignment} />
      </p>
      {task.target !== null && percent !== null ? (
        <ProgressBar
          label={resultText(assignment)}
          value={percent}
          max={100}
          tone={percent >= task.target ? 'green' : 'yellow'}
        />
      ) : (
        <p>{resultText(assignment)}</p>
      )}
      <p className={typography.muted}>
        <NextWords assignment={assignment} />
      </p>
      <div className={layout.row}>
        <PlayLink
          assignment={assignment}
          variant={isToDo(assignment) && !isFinished(assignment) ? 'primary' : undefined}
        />
        {canTurnIn(assignment) && (
          <Button
            variant={isFinished(assignment) ? 'primary' : undefined}
            loading={isBusy}
            onClick={() => turnIn.mutate({ id }, report(t('turn-in.done', { title }), id))}
          >
            {t('turn-in.button')}
          </Button>
        )}
        {canTakeBack(assignment, now) && (
          <Button loading={isBusy} onClick={() => takeBack.mutate({ id }, report(t('turn-in.taken-back'), id))}>
            {t('turn-in.back')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Whether turning it in is all that is left. */
function isFinished({ percent, task, ...rest }: OwnAssignment): boolean {
  return rest.openPlay === null && percent !== null && percent >= (task.target ?? 0);
}

/** What the standing means, and what follows from it. */
function NextWords({ assignment }: { assignment: OwnAssignment }) {
  const { t } = useTranslation('assignments');
  const format = useFormat();
  const { task, percent } = assignment;
  const target = format.percent((task.target ?? 0) / 100);
  switch (standingOf(assignment)) {
    case 'over':
      return t('turn-in.is-over');
    case 'turned-in':
    case 'late':
      return t(canImprove(assignment) ? 'turn-in.counts-on' : 'turn-in.is-in');
    case 'overdue':
      return t('turn-in.is-late');
    default:
      if (task.target === null) return t('turn-in.by-hand');
      return percent === null ? t('turn-in.by-itself', { target }) : t('turn-in.open-anyway', { target });
  }
}
