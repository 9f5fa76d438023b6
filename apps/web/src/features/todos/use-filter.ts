import { useNavigate, useSearch } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { isOneOf } from '#platform/is-one-of.ts';
import type { Filter } from './filters.ts';
import { filters } from './filters.ts';

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
