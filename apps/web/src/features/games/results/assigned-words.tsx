import { IconCircleCheck, IconTarget } from '@tabler/icons-react';
import type { PlayResult } from '@wordgrove/contract/games';
import { useTranslation } from 'react-i18next';
import type { Assigned } from '#features/games/assigned.ts';
import { useFormat } from '#platform/use-format.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import typography from '#ui/typography.module.css';
import styles from './results.module.css';

type AssignedWordsProps = {
  assigned: Assigned;
  result: Pick<PlayResult, 'id' | 'points' | 'maxPoints'>;
  isFresh: boolean;
};

/** What a play means for the homework: whether the target is reached, and whether it is turned in. */
export function AssignedWords({ assigned, result, isFresh }: AssignedWordsProps) {
  const { t } = useTranslation('games');
  const format = useFormat();
  const share = (percent: number) => format.percent(percent / 100);
  const outcome = assignedOutcome(assigned, result, isFresh);
  const { title, task } = assigned;
  const isReached =
    (outcome.kind === 'reached' && task.target !== null) || (outcome.kind === 'learned' && outcome.isIn);
  return (
    <div className={styles.assigned} data-reached={isReached} role="status">
      {isReached ? (
        <IconCircleCheck size="1.5rem" aria-hidden="true" />
      ) : (
        <IconTarget size="1.5rem" aria-hidden="true" />
      )}
      <div>
        <p className={typography.strong}>{title}</p>
        {outcome.kind === 'asking' ? (
          <Skeleton label={t('assigned.asking')} />
        ) : (
          sentences().map((each) => <p key={each}>{each}</p>)
        )}
      </div>
    </div>
  );

  function sentences(): string[] {
    switch (outcome.kind) {
      case 'asking':
        return [];
      case 'practice':
        return [t('assigned.practice')];
      case 'ignored':
        return [t(`assigned.${outcome.why}`)];
      case 'uncounted':
        return [t('assigned.uncounted', { percent: share(outcome.counted) })];
      case 'missed':
        return [missedText(outcome.percent)];
      case 'learned': {
        const { there, of, isIn } = outcome;
        return [t('assigned.learned', { there: format.number(there), count: of }), ...(isIn ? [t('assigned.in')] : [])];
      }
      default:
        return [reachedText(outcome.percent), turnedInText(outcome)];
    }
  }

  function missedText(percent: number): string {
    const numbers = { percent: share(percent), target: share(task.target ?? 0) };
    return t(assigned.own.counts === 'first' ? 'assigned.missed-once' : 'assigned.missed', numbers);
  }

  function reachedText(percent: number): string {
    if (task.target === null) return t('assigned.result', { percent: share(percent) });
    return t('assigned.reached', { percent: share(percent), target: share(task.target) });
  }

  function turnedInText({ isIn, isInByItself }: { isIn: boolean; isInByItself: boolean }): string {
    if (!isIn) return t('assigned.turn-in');
    return t(isInByItself ? 'assigned.in-by-itself' : 'assigned.in');
  }
}

type Own = Assigned['own'];

/** What a play means for its assignment. */
type AssignedOutcome =
  /** The server's count isn't known yet. */
  | { kind: 'asking' }
  /** It wasn't an attempt. */
  | { kind: 'practice' }
  | { kind: 'ignored'; why: NonNullable<Own['attempts'][number]['ignored']> }
  /** Another attempt counts: the first one. */
  | { kind: 'uncounted'; counted: number }
  /** Words to learn, of which so many are there now. */
  | { kind: 'learned'; there: number; of: number; isIn: boolean }
  | { kind: 'reached' | 'missed'; percent: number; isIn: boolean; isInByItself: boolean };

/** @param isFresh whether the assignment was fetched after the play had ended */
export function assignedOutcome(
  { task, own }: Pick<Assigned, 'task' | 'own'>,
  { id, points, maxPoints }: Pick<PlayResult, 'id' | 'points' | 'maxPoints'>,
  isFresh: boolean,
): AssignedOutcome {
  if (own.learned && !isFresh) return { kind: 'asking' };
  if (own.learned) return { kind: 'learned', ...own.learned, isIn: own.turnedInAt !== null };
  const attempt = own.attempts.find((each) => each.id === id);
  if (!attempt) return { kind: isFresh ? 'practice' : 'asking' };
  if (attempt.ignored) return { kind: 'ignored', why: attempt.ignored };
  const percent = maxPoints > 0 ? Math.round((100 * points) / maxPoints) : 0;
  const target = task.target ?? 0;
  const isLater = own.counts === 'first' && attempt !== own.attempts.find(({ ignored }) => ignored === null);
  if (own.percent !== null && (isLater || (percent >= target && own.percent < target))) {
    return { kind: 'uncounted', counted: own.percent };
  }
  return {
    kind: percent >= target ? 'reached' : 'missed',
    percent,
    isIn: own.turnedInAt !== null,
    isInByItself: own.turnedInAt === attempt.finishedAt,
  };
}
