import type { Gradebook } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { dayIn, deviceTimeZone } from '#platform/time-zones.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { useMedia } from '#ui/use-media.ts';
import type { GradebookView } from './arrange-gradebook.ts';
import styles from './gradebook.module.css';
import { GradebookFilters } from './gradebook-filters.tsx';
import type { Period } from './period.ts';
import { PeriodFields } from './period-fields.tsx';
import { usePeriodText } from './use-period.ts';

type FoldedFiltersProps = {
  assignments: Gradebook['assignments'];
  view: GradebookView;
  period: Period;
  onChange: (view: GradebookView) => void;
  onChoosePeriod: (period: Period) => void;
};

/** What is shown and in which order. On a phone, where the table needs the room, one line names what is chosen. */
export function FoldedFilters({ assignments, view, period, onChange, onChoosePeriod }: FoldedFiltersProps) {
  const { t } = useTranslation('assignments-gradebook');
  const isNarrow = useMedia('(max-width: 40rem)');
  const chosen = useChosen(assignments, view, period);
  const fields = (
    <div className={styles.filters}>
      <PeriodFields key={period.kind} period={period} onChange={onChoosePeriod} />
      <GradebookFilters assignments={assignments} view={view} onChange={onChange} />
    </div>
  );
  if (!isNarrow) return fields;
  return <Disclosure summary={[t('filters'), chosen.join(' · ')].filter(Boolean).join(': ')}>{fields}</Disclosure>;
}

/** Everything that isn't as it is at first, in words. */
function useChosen(assignments: Gradebook['assignments'], { sort, state, kind }: GradebookView, period: Period) {
  const { t } = useTranslation(['assignments-gradebook', 'assignments-teacher']);
  const periodText = usePeriodText();
  const order = sort === 'average' ? t('by-average') : assignments.find(({ id }) => id === sort)?.title;
  return [
    period.kind === 'dates' && periodText(period, dayIn(new Date(), deviceTimeZone())),
    (period.kind === '30-days' || period.kind === '90-days') && t(`period.kinds.${period.kind}`),
    order,
    state && t(`states.${state}`),
    kind && t(`assignments-teacher:kinds.${kind as 'game'}`),
  ].filter((text) => typeof text === 'string');
}
