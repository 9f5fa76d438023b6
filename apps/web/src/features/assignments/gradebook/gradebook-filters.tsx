import type { Gradebook } from '@wordgrove/contract/assignments';
import { gradebookStates } from '@wordgrove/contract/grade-average';
import { useTranslation } from 'react-i18next';
import { isOneOf } from '#platform/is-one-of.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { GradebookView } from './arrange-gradebook.ts';

type GradebookFiltersProps = {
  assignments: Gradebook['assignments'];
  view: GradebookView;
  onChange: (view: GradebookView) => void;
};

/** In which order students are shown, and which of them, with which kind of homework. */
export function GradebookFilters({ assignments, view, onChange }: GradebookFiltersProps) {
  const { t } = useTranslation(['assignments-gradebook', 'assignments-teacher']);
  const kinds = [...new Set(assignments.map(({ kind }) => kind))];
  const columns = assignments.filter(({ kind }) => view.kind === null || kind === view.kind);
  // A column that the kind hides gives no order.
  const sortIn = (chosen: string) => {
    const column = assignments.find(({ id }) => id === view.sort);
    return column && chosen !== '' && column.kind !== chosen ? 'name' : view.sort;
  };
  return (
    <>
      <SelectField
        label={t('sort')}
        value={view.sort}
        onChange={({ target }) => onChange({ ...view, sort: target.value })}
        options={[
          { value: 'name', label: t('by-name') },
          { value: 'average', label: t('by-average') },
          ...columns.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      <SelectField
        label={t('state')}
        value={view.state ?? ''}
        onChange={({ target: { value } }) =>
          onChange({ ...view, state: isOneOf(gradebookStates, value) ? value : null })
        }
        options={[
          { value: '', label: t('all-states') },
          ...gradebookStates.map((value) => ({ value, label: t(`states.${value}`) })),
        ]}
      />
      {(kinds.length > 1 || view.kind !== null) && (
        <SelectField
          label={t('assignments-teacher:form.kind')}
          value={view.kind ?? ''}
          onChange={({ target }) => onChange({ ...view, sort: sortIn(target.value), kind: target.value || null })}
          options={[
            { value: '', label: t('all-kinds') },
            ...kinds.map((kind) => ({ value: kind, label: t(`assignments-teacher:kinds.${kind as 'game'}`) })),
          ]}
        />
      )}
    </>
  );
}
