import type { OwnAssignment } from '@wordgrove/contract/assignments';
import type { OfKind, StudentView, StudentWords } from '#features/assignments/kinds/kind.ts';
import { isToDo } from '#features/assignments/student/standing.ts';
import { pagesSaid, readPlace } from './pages.ts';

export type OwnReading = OfKind<'reading', OwnAssignment>;

/** Whether every chosen page was read. */
function isAllRead({ read, of }: Pick<OwnReading['task'], 'read' | 'of'>): boolean {
  return of > 0 && read >= of;
}

/** A text to read, as its student meets it. */
export function studentReading({ t, format }: StudentWords, own: OwnReading): StudentView {
  const { task, isOpen } = own;
  const { pdfId, from, to, text, read, of } = task;
  const isRead = isAllRead(task);
  const move = isRead || !isOpen ? 'again' : read > 0 ? 'go-on' : 'start';
  return {
    what: text === null ? t('reading.gone') : t(`reading.what.${pagesSaid(task)}`, { from, to, text: text.title }),
    result: of === 0 ? '' : t('reading.read', { count: of, read: format.number(read) }),
    bar: of === 0 ? null : { value: read, max: of, isReached: isRead },
    // Somebody who has begun goes on where the text was left.
    wayIn: text && { text: t(`reading.moves.${move}`), place: readPlace(pdfId, move === 'go-on' ? null : from) },
    next: {
      toDo: text === null ? t('reading.gone-text') : t(isRead ? 'reading.by-hand' : 'reading.by-itself'),
      done: t('reading.is-in'),
      over: t(isRead ? 'reading.is-over-read' : 'reading.is-over'),
    },
    isFinished: isRead,
    canTurnIn: isToDo(own) && isRead,
  };
}
