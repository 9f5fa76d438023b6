import { topics } from '@wordgrove/contract/topics';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { Bed, Tally, Wanted } from './plants.ts';

type WantedFieldProps = {
  beds: readonly Bed[];
  tally: Tally;
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
};

/** Which plants to show: all, the dry ones, or those of a topic. */
export function WantedField({ beds, tally, wanted, onChange }: WantedFieldProps) {
  const { t } = useTranslation(['memory', 'games']);
  const format = useFormat();
  const option = (value: Wanted, text: string, count: number) => ({
    value,
    label: t('option', { text, count: format.number(count) }),
  });
  return (
    <SelectField
      label={t('show')}
      value={wanted}
      onChange={({ target }) => onChange(wantedOf(target.value))}
      options={[
        option('all', t('all'), tally.all),
        ...(tally.dry > 0 ? [option('dry', t('dry'), tally.dry)] : []),
        {
          group: t('topics'),
          options: beds.map(({ topic, plants }) =>
            option(topic ?? 'none', topic ? t(`games:topics.${topic}`) : t('other'), plants.length),
          ),
        },
      ]}
    />
  );
}

function wantedOf(value: string): Wanted {
  return (['dry', 'none', ...topics] as const).find((each) => each === value) ?? 'all';
}
