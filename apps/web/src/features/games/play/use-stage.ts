import type { Play, Round, Timed } from '@wordgrove/games';
import { useRef, useState } from 'react';
import { speak, useVoice } from '#platform/text-to-speech.ts';
import type { Untimed } from './board-props.ts';
import { chime } from './chime.ts';
import { draftsOf } from './drafts.ts';
import { usePlayClock } from './play-clock.ts';
import type { StageProps } from './stage-props.ts';
import { usePlay } from './use-play.ts';
import { useSavedMoves, waitingMoves } from './use-saved-moves.ts';

/** A play on a screen: its board and clock, and the handling of moves, sounds and the end. */
export function useStage<R extends Round, Board, Move extends Timed, Detail>(
  play: Play<R, Board, Move, Detail>,
  round: R,
  { played, hasSound, onEnd, onGone }: Pick<StageProps, 'played' | 'hasSound' | 'onEnd' | 'onGone'>,
) {
  const { id, wish } = played;
  const [moves] = useState(() => (id ? [...played.moves, ...waitingMoves(id, played.moves.length)] : played.moves));
  const [drafts] = useState(() => draftsOf(id));
  const state = usePlay(play, round, moves);
  const hasEnded = useRef(false);
  const startMs = Math.max(moves.at(-1)?.at ?? 0, played.clock?.passedMs ?? 0);
  const clock = usePlayClock(startMs, (isPaused) => {
    if (!hasEnded.current) keeper?.rest(isPaused);
  });
  const keeper = useSavedMoves(id ? { id, moves: played.moves, clock: played.clock } : null, {
    onElsewhere: (other, elsewhere) => {
      state.replay(other);
      clock.moveTo(Math.max(other.at(-1)?.at ?? 0, elsewhere?.passedMs ?? 0));
    },
    onGone,
  });
  const unkept = useRef<Timed[]>([]);
  const [isSilent, setSilent] = useState(false);
  const hasVoice = useVoice();

  const move = (untimed: Untimed<Move>) => {
    const made = clock.isPaused || hasEnded.current ? null : state.move(untimed, clock.now());
    if (!made) return null;
    keeper?.add(made.timed);
    if (!keeper) unkept.current.push(made.timed);
    if (hasSound) chime(made.verdict.outcome);
    return made.verdict;
  };
  const end = () => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    keeper?.leaveToEnd();
    const { from, moves: rest } = keeper?.unsent() ?? { from: 0, moves: unkept.current };
    onEnd({ score: state.score, from, moves: rest, playedMs: clock.now() });
  };
  /** Text that can't be played is shown instead; otherwise nobody could answer it. */
  const say = async (text: string) => {
    if ((await speak(text, 'en-GB')) === 'silent') setSilent(true);
  };
  return { ...state, clock, drafts, move, end, say, canHear: wish.canHear && hasVoice && !isSilent };
}
