import type { OwnAssignment } from '@wordgrove/contract/assignments';
import type { OfKind, StudentView, StudentWords } from '#features/assignments/kinds/kind.ts';
import { assignmentPath } from '#platform/assignment-path.ts';
import { sizeText } from './size-text.ts';

export type OwnHandInTask = OfKind<'hand-in', OwnAssignment>;

/** Work to hand in, as its student meets it. It is written and turned in on its own page. */
export function studentHandIn({ t }: StudentWords, { id, isOpen, turnedInAt, task }: OwnHandInTask): StudentView {
  const isEmpty = !task.size.hasText && task.size.files === 0;
  const move = !isOpen || turnedInAt !== null ? 'look' : isEmpty ? 'start' : 'go-on';
  return {
    what: t(task.files === 0 ? 'hand-in.what-text' : 'hand-in.what'),
    result: isEmpty ? '' : sizeText(t, task.size),
    bar: null,
    wayIn: { text: t(`hand-in.moves.${move}`), place: { to: assignmentPath(id), search: () => ({}) } },
    next: {
      toDo: t(task.files === 0 ? 'hand-in.to-do-text' : 'hand-in.to-do'),
      done: t('hand-in.is-in'),
      over: t(isEmpty ? 'hand-in.is-over-empty' : 'hand-in.is-over'),
    },
    isFinished: false,
    // Beside the work, where what is typed is saved first.
    canTurnIn: false,
  };
}
