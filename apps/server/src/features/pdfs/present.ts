import type { LibraryText, Pdf } from '@wordgrove/contract/pdf-fields';
import { pathOf } from './file-terms.ts';
import type { ReadText } from './library-store.ts';
import type { KeptText, TextRow } from './text-store.ts';

function presentShown(row: TextRow & { hasCover: boolean }) {
  const { id, title, description, kind, fileName, bytes, preparation, pages, words, hasText, level, hasCover } = row;
  return {
    ...{ id, title, description, kind, fileName, bytes, preparation, pages, words, hasText, level, hasCover },
    path: pathOf(id),
    createdAt: row.createdAt.toISOString(),
  };
}

/** A text as its teacher sees it. */
export function presentText(row: KeptText): Pdf {
  const { status, trouble, classes, readers, twin, version } = row;
  return {
    ...presentShown(row),
    ...{ status, trouble, classes, readers, twin, version },
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A text as somebody who reads it sees it. */
export function presentRead(row: ReadText): LibraryText {
  const { page, offset, pagesRead, finishedAt, openedAt, wordsLookedUp } = row;
  return {
    ...presentShown(row),
    teacherName: row.teacherName ?? '',
    progress: {
      place: page === null ? null : { page, offset: offset ?? 0 },
      pagesRead: pagesRead ?? 0,
      finishedAt: finishedAt?.toISOString() ?? null,
      openedAt: openedAt?.toISOString() ?? null,
      wordsLookedUp,
    },
  };
}
