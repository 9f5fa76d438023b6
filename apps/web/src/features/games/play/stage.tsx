import { limits } from '@wordgrove/contract/limits';
import type { Play, Round, Timed } from '@wordgrove/games';
import type { ComponentType } from 'react';
import { useRef, useState } from 'react';
import { speak, useVoice } from '#platform/text-to-speech.ts';
import { chime } from './chime.ts';
import { draftsOf } from './drafts.ts';
import { usePlayClock } from './play-clock.ts';
import { PlayFrame } from './play-frame.tsx';
import type { BoardProps, StageProps, Untimed } from './stage-props.ts';
import { usePlay } from './use-play.ts';
import { useSavedMoves, waitingMoves } from './use-saved-moves.ts';

/** A game's screen, made from its rules and its board. */
export function stageOf<R extends Round, Board, Move extends Timed, Detail>(
  play: Play<R, Board, Move, Detail>,
  BoardView: ComponentType<BoardProps<R, Board, Move, Detail>>,
): ComponentType<StageProps> {
  return function Stage(props: StageProps) {
    const { played, title, actions, isBare } = props;
    const sent: unknown = played.round;
    // The server made it with the same module, so its shape is right.
    const round = sent as R;
    const stage = useStage(play, round, props);
    const [said, setSaid] = useState('');
    return (
      <PlayFrame
        title={title}
        actions={typeof actions === 'function' ? actions(stage.end) : actions}
        isBare={isBare}
        score={stage.score}
        clock={stage.clock}
        timer={played.wish.timer}
        limitMs={1000 * limits.gameSeconds}
        said={said}
        onTimeUp={stage.end}
        begin={stage.replays}
      >
        {/* Remounted when the play went on elsewhere, as after a reload: half-finished input here no longer fits. */}
        <BoardView
          key={stage.replays}
          round={round}
          board={stage.board}
          onMove={stage.move}
          drafts={stage.drafts}
          onDone={stage.end}
          announce={(...sentences) => setSaid(inSentences(sentences))}
          canHear={stage.canHear}
          say={(text) => void stage.say(text)}
        />
      </PlayFrame>
    );
  };
}

/** A play on a screen: its board and clock, and the handling of moves, sounds and the end. */
function useStage<R extends Round, Board, Move extends Timed, Detail>(
  play: Play<R, Board, Move, Detail>,
  round: R,
  {
    played,
    hasSound,
    onEnd,
    onGone,
    onMoved,
  }: Pick<StageProps, 'played' | 'hasSound' | 'onEnd' | 'onGone' | 'onMoved'>,
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
    onMoved?.();
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

/** Sentences joined: each ends with a full stop, even one that needs none on its own. */
export function inSentences(sentences: readonly string[]): string {
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .map((sentence) => (/[.!?…:]["'”’»“)]*$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}
