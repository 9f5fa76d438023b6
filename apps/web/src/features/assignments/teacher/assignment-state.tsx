import type { Assignment } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { deviceTimeZone, isSameClock } from '#platform/time-zones.ts';
import { useFormat } from '#platform/use-format.ts';
import type { BadgeTone } from '#ui/badge.tsx';
import { Badge } from '#ui/badge.tsx';

const tones = { draft: 'yellow', open: 'green', closed: 'grey' } as const satisfies Record<string, BadgeTone>;

/** The state of an assignment, in a word. */
export function AssignmentState({ publishedAt, closedAt }: Pick<Assignment, 'publishedAt' | 'closedAt'>) {
  const { t } = useTranslation('assignments-teacher');
  const state = publishedAt === null ? 'draft' : closedAt === null ? 'open' : 'closed';
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}

type DueTextProps = Pick<Assignment, 'dueAt' | 'timeZone'> & {
  /** Off below a title that already says "due". */
  isBare?: boolean;
};

/** When it is due on the class's clock; the zone is named where the reader's clock shows a different time. */
export function DueText({ dueAt, timeZone, isBare = false }: DueTextProps) {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  if (dueAt === null) return <>{t('due.none')}</>;
  const at = format.dateTimeIn(dueAt, timeZone);
  const isSame = isSameClock(dueAt, timeZone, deviceTimeZone());
  const when = isSame ? at : t('due.in-zone', { at, zone: format.zone(timeZone) });
  if (isBare) return <>{when}</>;
  return <>{t(Date.parse(dueAt) < Date.now() ? 'due.was' : 'due.is', { at: when })}</>;
}
