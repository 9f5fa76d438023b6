import type { GameType } from '@wordgrove/contract/paths';
import { paths } from '@wordgrove/contract/paths';
import { gameFacts } from '@wordgrove/games';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useResult, useStartPlay } from '#features/games/api.ts';
import { Shortage } from '#features/games/setup/shortage.tsx';
import { useErrorText } from '#platform/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Results } from './results.tsx';
import { resultOfPlay } from './shown-result.ts';
import type { WordPorts } from './word-ports.ts';

export type ResultScreenProps = {
  id: string;
  type: GameType;
  ports: WordPorts | undefined;
  onPlay: (id: string) => void;
  onSetUp: () => void;
};

/** What came of a play, and the ways on. */
export function ResultScreen({ id, type, ports, onPlay, onSetUp }: ResultScreenProps) {
  const { t } = useTranslation(['games', 'app']);
  const { errorText } = useErrorText();
  const result = useResult(id);
  const start = useStartPlay();
  if (result.isError) {
    return (
      <FailedState
        title={t('results.failed')}
        text={errorText(result.error)}
        retryText={t('app:retry')}
        onRetry={() => void result.refetch()}
        retrying={result.isFetching}
      />
    );
  }
  if (!result.data) return <Skeleton shape="card" label={t('results.loading')} />;
  const { wish, items } = result.data;
  const wrong = items.filter(({ isRight }) => isRight === false).length;
  const { isFilledUp, items: counts } = gameFacts[type];
  // A round of pairs takes some that were right as well.
  const fewest = isFilledUp ? counts.least : 1;
  const begin = (wanted: typeof wish) =>
    start.mutate({ ...wanted, id: v7() }, { onSuccess: (play) => onPlay(play.id) });
  const again = () => begin({ ...wish, source: { kind: 'again', playId: id }, items: Math.max(wrong, 1) });
  return (
    <Results
      type={type}
      ports={ports}
      result={resultOfPlay(result.data)}
      problem={start.isError && <Shortage error={start.error} onLevel={onSetUp} />}
      actions={
        <>
          {wrong > 0 && (
            <Button variant="primary" onClick={again} loading={start.isPending}>
              {wrong < fewest
                ? t('results.again-among', { count: wrong, all: fewest })
                : t('results.again', { count: wrong })}
            </Button>
          )}
          {wish.source.kind !== 'again' && (
            <Button variant={wrong > 0 ? undefined : 'primary'} onClick={() => begin(wish)} loading={start.isPending}>
              {t('results.new-round')}
            </Button>
          )}
          <Button onClick={onSetUp}>{t('results.change')}</Button>
          <ButtonLink to={paths.games}>{t('all-games')}</ButtonLink>
        </>
      }
    />
  );
}
