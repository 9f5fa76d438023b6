import { limits } from '@wordgrove/contract/limits';
import type { Play, Round, Timed } from '@wordgrove/games';
import type { ComponentType, Ref } from 'react';
import { useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { speak, useVoice } from '#platform/text-to-speech.ts';
import { chime } from './chime.ts';
import { draftsOf } from './drafts.ts';
import { usePlayClock } from './play-clock.ts';
import { PlayFrame } from './play-frame.tsx';
import type { BoardProps, StageProps, Untimed } from './stage-props.ts';
import { isSaid, runAt } from './tries.ts';
import { usePlay } from './use-play.ts';
import { useSavedMoves, waitingMoves } from './use-saved-moves.ts';

/** A game's screen, made from its rules and its board. */
export function stageOf<R extends Round, Board, Move extends Timed, Detail>(
  play: Play<R, Board, Move, Detail>,
  BoardView: ComponentType<BoardProps<R, Board, Move, Detail>>,
  { isWide = false } = {},
): ComponentType<StageProps> {
  return function Stage(props: StageProps) {
    const { played, title, actions, above, isPart = false } = props;
    const { t } = useTranslation('games');
    const sent: unknown = played.round;
    // The server made it with the same module, so its shape is right.
    const round = sent as R;
    const stage = useStage(play, round, props);
    const tell = useRef<(text: string) => void>(null);
    const announce = (...sentences: readonly string[]) => {
      const run = stage.takeRun();
      tell.current?.(inSentences(run === null ? sentences : [...sentences, t('play.in-a-row', { count: run })]));
    };
    return (
      <PlayFrame
        title={title}
        actions={typeof actions === 'function' ? actions({ end: stage.end, tries: stage.tries }) : actions}
        above={above}
        place={isPart ? 'part' : played.id === null ? 'page' : 'screen'}
        score={stage.score}
        tries={stage.tries}
        clock={stage.clock}
        wish={played.wish}
        limitMs={1000 * limits.gameSeconds}
        isWide={isWide}
        said={<Said tell={tell} />}
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
          announce={announce}
          canHear={stage.canHear}
          say={(text) => void stage.say(text)}
        />
      </PlayFrame>
    );
  };
}

/** The polite live region. It keeps its own text: an announcement renders nothing else. */
function Said({ tell }: { tell: Ref<(text: string) => void> }) {
  const [text, setText] = useState('');
  useImperativeHandle(tell, () => setText, []);
  return <p role="status">{text}</p>;
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
    isHeld,
  }: Pick<StageProps, 'played' | 'hasSound' | 'onEnd' | 'onGone' | 'onMoved' | 'isHeld'>,
) {
  const { id, wish } = played;
  const [moves] = useState(() => (id ? [...played.moves, ...waitingMoves(id, played.moves.length)] : played.moves));
  const [drafts] = useState(() => draftsOf(id));
  const state = usePlay(play, round, moves);
  const hasEnded = useRef(false);
  const startMs = Math.max(moves.at(-1)?.at ?? 0, played.clock?.passedMs ?? 0);
  const clock = usePlayClock(
    startMs,
    (isPaused) => {
      if (!hasEnded.current) keeper?.rest(isPaused);
    },
    isHeld,
  );
  const keeper = useSavedMoves(id ? { id, moves: played.moves, clock: played.clock } : null, {
    onElsewhere: (other, elsewhere) => {
      state.replay(other);
      clock.moveTo(Math.max(other.at(-1)?.at ?? 0, elsewhere?.passedMs ?? 0));
    },
    onGone,
  });
  const unkept = useRef<Timed[]>([]);
  const runToSay = useRef<number | null>(null);
  const [isSilent, setSilent] = useState(false);
  const hasVoice = useVoice();

  const move = (untimed: Untimed<Move>) => {
    const made = clock.isPaused || hasEnded.current ? null : state.move(untimed, clock.now());
    if (!made) return null;
    keeper?.add(made.timed);
    if (!keeper) unkept.current.push(made.timed);
    if (hasSound) chime(made.verdict.outcome);
    const run = runAt(made.tries);
    runToSay.current = made.verdict.isFirstTry && isSaid(run) ? run : null;
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
  /** How many right answers in a row there are, once, where that is to be said. */
  const takeRun = () => {
    const run = runToSay.current;
    runToSay.current = null;
    return run;
  };
  /** Text that can't be played is shown instead; otherwise nobody could answer it. */
  const say = async (text: string) => {
    if ((await speak(text, 'en-GB')) === 'silent') setSilent(true);
  };
  return { ...state, clock, drafts, move, end, takeRun, say, canHear: wish.canHear && hasVoice && !isSilent };
}

/** Sentences joined: each ends with a full stop, even one that needs none on its own. */
export function inSentences(sentences: readonly string[]): string {
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .map((sentence) => (/[.!?…:]["'”’»“)]*$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}
