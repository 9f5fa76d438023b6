import type { Assignment } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import type { BadgeTone } from '#ui/badge.tsx';
import { Badge } from '#ui/badge.tsx';
import { useArchivedClass } from './api.ts';
import { useOwnTime } from './class-clock.tsx';

const tones = {
  draft: 'yellow',
  scheduled: 'blue',
  open: 'green',
  closed: 'grey',
  over: 'grey',
  archived: 'grey',
} as const satisfies Record<string, BadgeTone>;

type StateOf = Pick<Assignment, 'publishedAt' | 'appearsAt' | 'closedAt' | 'takenUntil' | 'classes' | 'progress'>;

/** The state of an assignment, in a word. */
export function AssignmentState(assignment: StateOf) {
  const { t } = useTranslation('assignments-teacher');
  const isArchived = useArchivedClass(assignment) !== null;
  if (assignment.appearsAt !== null) return <Badge tone={tones.scheduled}>{t('schedule.state')}</Badge>;
  const state = assignment.publishedAt === null ? 'draft' : isArchived ? 'archived' : takingOf(assignment);
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}

/** Whether work is taken: not once its teacher has closed it, or nobody has time any more. */
function takingOf({ closedAt, takenUntil }: Pick<Assignment, 'closedAt' | 'takenUntil'>): 'open' | 'closed' | 'over' {
  if (closedAt !== null) return 'closed';
  return isPast(takenUntil) ? 'over' : 'open';
}

/** Whether that instant, if there is one, is over. */
export function isPast(at: string | null): boolean {
  return at !== null && Date.parse(at) < Date.now();
}

type DueTextProps = Pick<Assignment, 'dueAt' | 'timeZone'> & {
  /** Of the whole assignment: some students may have longer. */
  takenUntil?: string | null;
  /** Off below a title that already says "due". */
  isBare?: boolean;
};

/** When it is due. */
export function DueText({ dueAt, timeZone, takenUntil = null, isBare = false }: DueTextProps) {
  const { t } = useTranslation('assignments-teacher');
  const ownTime = useOwnTime();
  if (dueAt === null) return <>{t('due.none')}</>;
  const when = ownTime(dueAt, timeZone);
  if (isBare) return <>{when}</>;
  if (!isPast(dueAt)) return <>{t('due.is', { at: when })}</>;
  if (takenUntil === null || isPast(takenUntil)) return <>{t('due.was', { at: when })}</>;
  return <>{t('due.some-until', { at: when, until: ownTime(takenUntil, timeZone) })}</>;
}
