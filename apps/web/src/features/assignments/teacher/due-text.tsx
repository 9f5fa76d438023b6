import type { Assignment } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { deviceTimeZone } from '#platform/time-zones.ts';
import { useFormat } from '#platform/use-format.ts';
import { isSameClock } from './due-time.ts';

/** When it is due on the class's clock, whose zone is named where the reader's clock shows something else. */
export function DueText({ dueAt, timeZone }: Pick<Assignment, 'dueAt' | 'timeZone'>) {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  if (dueAt === null) return <>{t('due.none')}</>;
  const at = format.dateTimeIn(dueAt, timeZone);
  const isPast = Date.parse(dueAt) < Date.now();
  if (isSameClock(dueAt, timeZone, deviceTimeZone())) return <>{t(isPast ? 'due.was' : 'due.is', { at })}</>;
  return <>{t(isPast ? 'due.was-in' : 'due.is-in', { at, zone: format.zone(timeZone, dueAt) })}</>;
}
