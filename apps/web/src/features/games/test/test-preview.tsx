import { useMutation, useQuery } from '@tanstack/react-query';
import type { TriedTest } from '@wordgrove/contract/games';
import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { Shortage } from '#features/games/setup/shortage.tsx';
import { orpc } from '#platform/api.ts';
import type { TriedGame } from '#platform/tried-game.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TestPaper } from './test-paper.tsx';
import { TestResult } from './test-result.tsx';

type TestPreviewProps = { tried: TriedGame; onLeave: () => void };

/** A test as students will get it: the teacher can answer it, and nothing counts. */
export function TestPreview({ tried, onLeave }: TestPreviewProps) {
  const { t } = useTranslation(['games-test', 'games']);
  const [round, again] = useReducer((count: number) => count + 1, 0);
  const input = inputOf(tried);
  const { data: test, error } = useQuery(
    orpc.games.previewTest.queryOptions({ input, staleTime: Number.POSITIVE_INFINITY }),
  );
  const judge = useMutation(orpc.games.judgePreview.mutationOptions());
  const leave = <Button onClick={onLeave}>{t('games:preview.leave')}</Button>;
  if (error) {
    return (
      <>
        <Shortage type={tried.type} error={error} onLevel={null} />
        <div>{leave}</div>
      </>
    );
  }
  if (test?.state !== 'open') return <Skeleton shape="card" label={t('games:loading')} />;
  if (judge.data?.state === 'ended') {
    const handleAgain = () => {
      judge.reset();
      again();
    };
    return (
      <TestResult
        test={judge.data}
        actions={
          <>
            <Button variant="primary" onClick={handleAgain}>
              {t('again')}
            </Button>
            {leave}
          </>
        }
      />
    );
  }
  return (
    <>
      <TestPaper
        key={round}
        test={test}
        isPreview
        finish={{
          send: (answers) => judge.mutate({ ...input, answers: [...answers] }),
          isBusy: judge.isPending,
          error: judge.error,
        }}
        onOver={onLeave}
      />
      <div>{leave}</div>
    </>
  );
}

/** A test asks a level, a topic or a list. */
function inputOf({ assignmentId, title, type, mode, items, source, words }: TriedGame): TriedTest {
  const material = (): TriedTest['material'] => {
    if (source.kind === 'level') return source;
    if (source.kind === 'topic') return { ...source, level: source.level ?? null };
    return { kind: 'words', words: [...(words ?? [])] };
  };
  return { assignmentId, title: title.trim(), type, mode, items, material: material() };
}
