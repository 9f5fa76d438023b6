import { IconCalendarDue } from '@tabler/icons-react';
import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nearnessOf } from '#platform/format.ts';
import { deviceTimeZone, isSameClock } from '#platform/time-zones.ts';
import { useFormat } from '#platform/use-format.ts';
import styles from './student.module.css';

type DueLineProps = {
  assignment: Pick<OwnAssignment, 'dueAt' | 'timeZone' | 'isOpen' | 'isOverdue' | 'turnedInAt'> &
    Partial<Pick<OwnAssignment, 'closedAt'>>;
};

/** When it is due or, once that is settled, when it was turned in or closed. */
export function DueLine({ assignment }: DueLineProps) {
  const { t } = useTranslation('assignments');
  const format = useFormat();
  const dueText = useDueText(assignment.dueAt);
  const { turnedInAt, isOverdue, isOpen, closedAt } = assignment;
  // An assignment that is over puts nobody under pressure.
  const isLate = isOverdue && isOpen && turnedInAt === null;
  const text = () => {
    if (turnedInAt !== null) return t('turned-in-on', { when: format.dateTime(turnedInAt) });
    return closedAt ? t('due.closed', { when: format.dateTime(closedAt) }) : dueText(assignment);
  };
  return (
    <span className={styles.due} data-tone={isLate ? 'late' : undefined}>
      <IconCalendarDue size="1.125rem" aria-hidden="true" />
      <span>{text()}</span>
    </span>
  );
}

/** When something is due, on the reader's own clock; the zone is named where the class has a different one. */
function useDueText(until: string | null): (due: Pick<OwnAssignment, 'dueAt' | 'timeZone'>) => string {
  const { t } = useTranslation('assignments');
  const format = useFormat();
  const now = useNow(until);
  return ({ dueAt, timeZone }) => {
    if (dueAt === null) return t('due.none');
    const nearness = nearnessOf(dueAt, now);
    const due = t(`due.${nearness}`, { when: format.dateTime(dueAt), time: format.time(dueAt) });
    const own = deviceTimeZone();
    return isSameClock(dueAt, own, timeZone) ? due : t('due.zoned', { due, zone: format.zone(own) });
  };
}

const stepMs = 30_000;

/**
 * The current time, which advances while the page is open: assignments become overdue before the reader's eyes.
 *
 * @param until an instant at which it advances in any case
 */
export function useNow(until: string | null): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), stepTo(until, now));
    return () => clearTimeout(timer);
  }, [now, until]);
  return now;
}

/** The milliseconds until the time is shown anew: at an instant that is near, it is past then. */
export function stepTo(until: string | null, now: Date): number {
  const left = until === null ? 0 : Date.parse(until) - now.getTime() + 1;
  return left > 0 ? Math.min(stepMs, left) : stepMs;
}
