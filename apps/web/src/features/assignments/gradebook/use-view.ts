import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Gradebook } from '@wordgrove/contract/assignments';
import { gradebookStates } from '@wordgrove/contract/grade-average';
import { isOneOf } from '#platform/is-one-of.ts';
import type { GradebookView } from './arrange-gradebook.ts';

/** Order and filters, kept in the address like the period; what makes no sense there is left out. */
export function useView(assignments: Gradebook['assignments']): [GradebookView, (chosen: GradebookView) => void] {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { sort, state, kind } = search;
  const column = assignments.find(({ id }) => id === sort)?.id;
  const view: GradebookView = {
    sort: sort === 'average' ? sort : (column ?? 'name'),
    state: isOneOf(gradebookStates, state) ? state : null,
    kind: assignments.find((each) => each.kind === kind)?.kind ?? null,
  };
  const choose = (chosen: GradebookView) => {
    const said = {
      sort: chosen.sort === 'name' ? undefined : chosen.sort,
      state: chosen.state ?? undefined,
      kind: chosen.kind ?? undefined,
    };
    void navigate({ to: '.', search: { ...search, ...said }, replace: true, resetScroll: false });
  };
  return [view, choose];
}
