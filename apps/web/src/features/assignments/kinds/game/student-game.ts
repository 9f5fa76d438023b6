import type { OwnAssignment } from '@wordgrove/contract/assignments';
import type { GameType } from '@wordgrove/contract/paths';
import { paths } from '@wordgrove/contract/paths';
import type { OfKind, Place, StudentView, StudentWords } from '#features/assignments/kinds/kind.ts';
import { canImprove, canTurnIn, moveOf } from './attempts.ts';

export type OwnGame = OfKind<'game', OwnAssignment>;

/** A game, as its student meets it. */
export function studentGame(words: StudentWords, own: OwnGame): StudentView {
  if (own.task.test) return studentTest(words, own);
  const { t, format } = words;
  const { percent, task, openPlay, counts } = own;
  const { type, target } = task;
  const share = (percent: number) => format.percent(percent / 100);
  const named = share(target ?? 0);
  const result = () => {
    if (percent === null) return target === null ? t('result.none') : t('result.target', { target: named });
    if (target === null) return t('result.plain', { percent: share(percent) });
    return t('result.of-target', { percent: share(percent), target: named });
  };
  const toDo = () => {
    if (target === null) return t(counts === 'first' ? 'turn-in.by-hand-once' : 'turn-in.by-hand');
    const once = counts === 'first' ? '-once' : '';
    return t(percent === null ? `turn-in.by-itself${once}` : `turn-in.open-anyway${once}`, { target: named });
  };
  return {
    what: t(`games:games.${type}.title`),
    result: result(),
    bar: target !== null && percent !== null ? { value: percent, max: 100, isReached: percent >= target } : null,
    wayIn: { text: t(`moves.${moveOf(own)}`), place: playPlace(own) },
    next: {
      toDo: toDo(),
      done: t(canImprove(own) ? 'turn-in.counts-on' : 'turn-in.is-in'),
      over: t('turn-in.is-over'),
    },
    isFinished: openPlay === null && percent !== null && percent >= (target ?? 0),
    canTurnIn: canTurnIn(own),
  };
}

/** A test: its only try, and then its result. */
function studentTest(
  { t, format }: StudentWords,
  { id, task: { type }, percent, openPlay, isOpen }: OwnGame,
): StudentView {
  const move = () => {
    if (percent !== null) return t('test.see');
    if (openPlay !== null) return t('moves.go-on');
    return isOpen ? t('moves.start') : null;
  };
  const text = move();
  return {
    what: t('test.what', { game: t(`games:games.${type}.title`) }),
    result:
      percent === null
        ? t(isOpen ? 'test.none' : 'test.missed')
        : t('test.result', { percent: format.percent(percent / 100) }),
    bar: null,
    wayIn: text === null ? null : { text, place: { to: `${paths.games}/${type}`, search: () => ({ test: id }) } },
    next: { toDo: t('test.by-itself'), done: t('test.is-in'), over: t('test.is-over') },
    isFinished: percent !== null,
    canTurnIn: false,
    staysIn: true,
  };
}

/** Where the assignment is played: an attempt that was left continues, everything else starts at the game's setup. */
function playPlace({ id, openPlay, task }: Pick<OwnGame, 'id' | 'openPlay' | 'task'>): Place {
  return openPlay === null
    ? practicePlace(id, task.type)
    : { to: `${paths.games}/${task.type}`, search: () => ({ play: openPlay }) };
}

/** Where its list is played with any game. */
export function practicePlace(id: string, type: GameType): Place {
  return { to: `${paths.games}/${type}`, search: () => ({ assignment: id }) };
}
