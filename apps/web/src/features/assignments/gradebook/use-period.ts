import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { deviceTimeZone } from '#platform/time-zones.ts';
import { useFormat } from '#platform/use-format.ts';
import type { Period } from './period.ts';
import { daysOf, instantsOf, readPeriod, searchOf } from './period.ts';

/** The period in the address, so that a link, a reload and what is printed keep to it. */
export function usePeriod() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const period = readPeriod(search);
  return {
    period,
    instants: instantsOf(period, new Date(), deviceTimeZone()),
    /** For links to another view of the same, and back. */
    search: { ...searchOf(period), ...passed(search) },
    choose: (chosen: Period) =>
      void navigate({
        to: '.',
        search: { ...search, ...searchOf(chosen) },
        replace: true,
        resetScroll: false,
      }),
  };
}

/** What the address says of order and filters. */
function passed(search: Readonly<Record<string, unknown>>): Record<string, string> {
  const said = ['sort', 'state', 'kind'].map((name) => [name, search[name]] as const);
  return Object.fromEntries(said.filter((each): each is [string, string] => typeof each[1] === 'string'));
}

/** Which homework that is, in words. */
export function usePeriodText(): (period: Period, today: string) => string {
  const { t } = useTranslation('assignments-gradebook');
  const format = useFormat();
  return (period, today) => {
    const { from, to } = daysOf(period, today);
    if (from && to) return t('period.between', { from: format.day(from), to: format.day(to) });
    if (from) return t('period.since', { from: format.day(from) });
    if (to) return t('period.until', { to: format.day(to) });
    return t('period.whole');
  };
}
