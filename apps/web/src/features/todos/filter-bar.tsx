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

export type FilterBarProps = {
  filter: Filter;
  open: OpenTodos | undefined;
  /**
   * How many items each part has beside the to-dos, null until that is known; and whether any of them is overdue and can
   * still be done.
   */
  assigned: { count: (filter: Filter) => number | null; isPressing: boolean };
  onChoose: (filter: Filter) => void;
};

/** Which part of the list is shown, with the number of items in each. */
export function FilterBar({ filter, open, assigned, onChoose }: FilterBarProps) {
  const { t } = useTranslation('todos');
  const format = useFormat();
  const count = (of: Filter) => {
    const others = assigned.count(of);
    if (!open || others === null) return null;
    const { length } = openIn(of, open.todos, open.day);
    return others + (of === 'done' ? open.done : of === 'all' ? length + open.done : length);
  };
  const isPressing = assigned.isPressing || (open && openIn('overdue', open.todos, open.day).length > 0);
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
            data-tone={each === 'overdue' && isPressing ? 'late' : undefined}
            onClick={() => onChoose(each)}
          >
            {t(`filters.${each}`)}{' '}
            <span className={styles.size}>{size === null ? roomForNumber : format.number(size)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** As wide as a figure, so that nothing moves when the number comes. */
const roomForNumber = '\u2007';

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
