import { useNavigate, useSearch } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import type { OpenTodos } from '@wordgrove/contract/todos';
import { useTranslation } from 'react-i18next';
import { isOneOf } from '#platform/is-one-of.ts';
import { useFormat } from '#platform/use-format.ts';
import layout from '#ui/layout.module.css';
import type { Filter } from './filters.ts';
import { filters, openIn } from './filters.ts';
import styles from './todos.module.css';

type FilterBarProps = { filter: Filter; open: OpenTodos | undefined; onChoose: (filter: Filter) => void };

/** Which part of the list is shown, with the number of to-dos in each. */
export function FilterBar({ filter, open, onChoose }: FilterBarProps) {
  const { t } = useTranslation('todos');
  const format = useFormat();
  const count = (of: Filter) => {
    if (!open) return null;
    const { length } = openIn(of, open.todos, open.day);
    return of === 'done' ? open.done : of === 'all' ? length + open.done : length;
  };
  return (
    <fieldset aria-label={t('filter')} className={layout.row}>
      {filters.map((each) => {
        const size = count(each);
        return (
          <button
            key={each}
            type="button"
            className={styles.filter}
            aria-pressed={each === filter}
            data-tone={each === 'overdue' && size ? 'late' : undefined}
            onClick={() => onChoose(each)}
          >
            {t(`filters.${each}`)} {size !== null && <span className={styles.size}>{format.number(size)}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}

/** What the page shows; kept in the address, so that reloads and the back button know it. */
export function useFilter(): { filter: Filter; choose: (filter: Filter) => void } {
  const { show }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    filter: isOneOf(filters, show) ? show : 'open',
    choose: (filter) =>
      void navigate({ to: paths.todo, search: filter === 'open' ? {} : { show: filter }, resetScroll: false }),
  };
}
