import type { AssignedTask } from '@wordgrove/contract/assignments';

type Pages = Pick<Extract<AssignedTask, { kind: 'reading' }>, 'from' | 'to'>;

/** How chosen pages are said: the whole text, one page, some of them, or all from one on. */
export function pagesSaid({ from, to }: Pages): 'all' | 'one' | 'some' | 'on' {
  if (to === null) return from === 1 ? 'all' : 'on';
  return from === to ? 'one' : 'some';
}
