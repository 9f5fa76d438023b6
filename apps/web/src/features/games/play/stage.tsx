import { limits } from '@wordgrove/contract/limits';
import type { Play, Round, Timed } from '@wordgrove/games';
import type { ComponentType } from 'react';
import { useState } from 'react';
import type { BoardProps } from './board-props.ts';
import { inSentences } from './in-sentences.ts';
import { PlayFrame } from './play-frame.tsx';
import type { StageProps } from './stage-props.ts';
import { useStage } from './use-stage.ts';

/** A game's screen, made from its rules and its board: the one line that each game's folder must add. */
export function stageOf<R extends Round, Board, Move extends Timed, Detail>(
  play: Play<R, Board, Move, Detail>,
  BoardView: ComponentType<BoardProps<R, Board, Move, Detail>>,
): ComponentType<StageProps> {
  return function Stage(props: StageProps) {
    const { played, title, actions } = props;
    const sent: unknown = played.round;
    // The server made it with the same module, so its shape is right.
    const round = sent as R;
    const stage = useStage(play, round, props);
    const [said, setSaid] = useState('');
    return (
      <PlayFrame
        title={title}
        actions={actions}
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
