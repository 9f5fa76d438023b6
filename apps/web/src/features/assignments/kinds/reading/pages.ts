import type { AssignedTask } from '@wordgrove/contract/assignments';
import type { Place } from '#features/assignments/kinds/kind.ts';
import { readPath } from '#platform/text-path.ts';

type Pages = Pick<Extract<AssignedTask, { kind: 'reading' }>, 'from' | 'to'>;

/** How chosen pages are said: the whole text, one page, some of them, or all from one on. */
export function pagesSaid({ from, to }: Pages): 'all' | 'one' | 'some' | 'on' {
  if (to === null) return from === 1 ? 'all' : 'on';
  return from === to ? 'one' : 'some';
}

/** The reader, at the first page that is to be read; `null` leads to where the text was left. */
export function readPlace(pdfId: string, page: number | null, role: 'student' | 'teacher' = 'student'): Place {
  return { to: readPath(pdfId, role), search: () => (page === null ? {} : { page: String(page) }) };
}
