import type { GameType } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useResult, useStartPlay } from '#features/games/api.ts';
import { isAttemptAt, useChoiceWith } from '#features/games/assigned.ts';
import { Shortage } from '#features/games/setup/shortage.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AssignedWords } from './assigned-words.tsx';
import { ResultActions } from './result-actions.tsx';
import type { WordPorts } from './result-items.tsx';
import { Results } from './results.tsx';
import { resultOfPlay } from './shown-result.ts';

type ResultScreenProps = {
  id: string;
  type: GameType;
  ports: WordPorts | undefined;
  onPlay: (id: string) => void;
  onSetUp: (assignmentId?: string) => void;
};

/** The results of a play, and what to do next. */
export function ResultScreen({ id, type, ports, onPlay, onSetUp }: ResultScreenProps) {
  const { t } = useTranslation('games');
  const result = useResult(id);
  const start = useStartPlay();
  const source = result.data?.wish.source;
  const assignmentId = source?.kind === 'assignment' ? source.assignmentId : null;
  const choice = useChoiceWith(assignmentId, assignmentId !== null);
  if (result.isError) {
    return <LoadFailed title={t('results.failed')} query={result} />;
  }
  if (!result.data) return <Skeleton shape="card" label={t('results.loading')} />;
  const { wish } = result.data;
  const assigned = choice.data?.find((each) => each.id === assignmentId);
  const attempt = isAttemptAt(assigned, type) ? assigned : null;
  const begin = (wanted: typeof wish) =>
    start.mutate({ ...wanted, id: v7() }, { onSuccess: (play) => onPlay(play.id) });
  return (
    <Results
      type={type}
      ports={ports}
      result={resultOfPlay(result.data)}
      about={
        assigned &&
        !choice.isError && <AssignedWords assigned={assigned} result={result.data} isFresh={!choice.isFetching} />
      }
      problem={start.isError && <Shortage error={start.error} onLevel={() => onSetUp()} />}
      actions={
        <ResultActions
          type={type}
          result={result.data}
          attempt={attempt}
          isStarting={start.isPending}
          onAgain={(items) => begin({ ...wish, source: { kind: 'again', playId: id }, items })}
          onNewRound={() => begin(wish)}
          onSetUp={onSetUp}
        />
      }
    />
  );
}
