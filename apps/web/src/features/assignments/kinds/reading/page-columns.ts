import type { StudentWork } from '@wordgrove/contract/assignments';
import { earnedText } from '#features/assignments/kinds/earned-text.ts';
import type { TeacherWords } from '#features/assignments/kinds/kind.ts';
import type { DataColumn } from '#ui/data-table.tsx';

/** How many of the pages somebody has read. */
export function pageColumns(words: TeacherWords, points: number | null): DataColumn<StudentWork>[] {
  const { t, format } = words;
  const read = (work: StudentWork) => {
    const { pages } = work;
    // Without the text nobody knows who has read how much, not even of what was turned in.
    if (!pages) return t('reading.not-counted');
    const { read, of } = pages;
    const share = t('reading.read-of', { read: format.number(read), of: format.number(of) });
    return earnedText(words, share, work, points);
  };
  return [{ id: 'result', title: t('reading.read-title'), cell: read }];
}
