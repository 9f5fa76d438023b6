import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { deviceTimeZone } from '#platform/time-zones.ts';
import { useFormat } from '#platform/use-format.ts';
import { isSameClock, nearnessOf } from './due-words.ts';
import { useNow } from './use-now.ts';

type Due = Pick<OwnAssignment, 'dueAt' | 'timeZone'>;

/** When something is due, on the reader's own clock; the zone is named where the class has a different one. */
export function useDueText(): (due: Due) => string {
  const { t } = useTranslation('assignments');
  const format = useFormat();
  const now = useNow();
  return ({ dueAt, timeZone }) => {
    if (dueAt === null) return t('due.none');
    const nearness = nearnessOf(dueAt, now);
    const due = t(`due.${nearness}`, { when: format.dateTime(dueAt), time: format.time(dueAt) });
    const [instant, own] = [new Date(dueAt), deviceTimeZone()];
    if (isSameClock(instant, own, timeZone)) return due;
    return t('due.zoned', { due, zone: format.zone(own) });
  };
}
