import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { paths } from '@wordgrove/contract/paths';
import { practicePlace } from '#features/assignments/kinds/game/student-game.ts';
import type { OfKind, Place, StudentView, StudentWords } from '#features/assignments/kinds/kind.ts';
import { isToDo } from '#features/assignments/student/standing.ts';

export type OwnGoal = OfKind<'words' | 'outcome', OwnAssignment>;

/** The game in which a right answer always counts: the word has to be remembered, not picked. */
export const playPlace = (id: string): Place => practicePlace(id, 'anagram');

export const cardsPlace = (id: string, deckId: string): Place => ({
  to: paths.flashcards,
  search: () => ({ review: deckId, assignment: id }),
});

/** Words to learn, as their student meets them. */
export function studentGoal({ t, format }: StudentWords, own: OwnGoal): StudentView {
  const { id, task, dueAt, isOverdue, turnedInAt } = own;
  const { there, of, needed, deck } = task;
  const isGone = of === 0;
  const isDone = !isGone && there >= needed;
  const result = () => {
    const numbers = { count: of, there: format.number(there) };
    if (task.kind === 'words') return t(`goal.result.${task.state}`, numbers);
    const isPast = dueAt === null || isOverdue || new Date(dueAt) < new Date();
    if (isPast) return t(turnedInAt === null ? 'goal.result.tomorrow' : 'goal.result.now', numbers);
    return t('goal.result.outcome', { ...numbers, when: format.dateTime(dueAt) });
  };
  const toDo = () => {
    if (isGone) return t('goal.gone-text');
    return t(isDone ? 'goal.by-hand' : task.kind === 'words' ? 'goal.by-itself' : 'goal.outcome-by-itself');
  };
  return {
    what: isGone ? t('goal.gone') : t(`goal.what.${task.kind === 'words' ? task.state : task.kind}`, { count: of }),
    result: isGone ? '' : result(),
    bar: isGone ? null : { value: Math.min(there, needed), max: needed, isReached: isDone },
    wayIn: wayInto(t, { id, deck, isGone }),
    next: { toDo: toDo(), done: t('goal.is-in'), over: t(isDone ? 'goal.is-over-there' : 'goal.is-over') },
    isFinished: isDone,
    canTurnIn: isToDo(own) && isDone,
  };
}

function wayInto(
  t: StudentWords['t'],
  { id, deck, isGone }: Pick<OwnGoal, 'id'> & Pick<OwnGoal['task'], 'deck'> & { isGone: boolean },
): StudentView['wayIn'] {
  if (isGone) return null;
  return deck
    ? { text: t('goal.moves.cards'), place: cardsPlace(id, deck.id) }
    : { text: t('goal.moves.play'), place: playPlace(id) };
}
