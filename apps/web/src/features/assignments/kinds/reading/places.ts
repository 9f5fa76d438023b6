import type { Place } from '#features/assignments/kinds/kind.ts';
import { readPath } from '#platform/text-path.ts';

/** The reader, at the first page that is to be read; `null` leads to where the text was left. */
export function readPlace(pdfId: string, page: number | null, role: 'student' | 'teacher' = 'student'): Place {
  return { to: readPath(pdfId, role), search: () => (page === null ? {} : { page: String(page) }) };
}
