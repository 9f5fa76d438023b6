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
  archived: 'grey',
} as const satisfies Record<string, BadgeTone>;

type StateOf = Pick<Assignment, 'publishedAt' | 'appearsAt' | 'closedAt' | 'classes' | 'progress'>;

/** The state of an assignment, in a word. */
export function AssignmentState(assignment: StateOf) {
  const { t } = useTranslation('assignments-teacher');
  const { publishedAt, appearsAt, closedAt } = assignment;
  const isArchived = useArchivedClass(assignment) !== null;
  if (appearsAt !== null) return <Badge tone={tones.scheduled}>{t('schedule.state')}</Badge>;
  const state = publishedAt === null ? 'draft' : isArchived ? 'archived' : closedAt === null ? 'open' : 'closed';
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}

type DueTextProps = Pick<Assignment, 'dueAt' | 'timeZone'> & {
  /** Off below a title that already says "due". */
  isBare?: boolean;
};

/** When it is due. */
export function DueText({ dueAt, timeZone, isBare = false }: DueTextProps) {
  const { t } = useTranslation('assignments-teacher');
  const ownTime = useOwnTime();
  if (dueAt === null) return <>{t('due.none')}</>;
  const when = ownTime(dueAt, timeZone);
  if (isBare) return <>{when}</>;
  return <>{t(Date.parse(dueAt) < Date.now() ? 'due.was' : 'due.is', { at: when })}</>;
}
