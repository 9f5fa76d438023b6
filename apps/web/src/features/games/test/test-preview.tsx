import { useMutation, useQuery } from '@tanstack/react-query';
import type { TriedTest } from '@wordgrove/contract/games';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Shortage } from '#features/games/setup/shortage.tsx';
import { orpc } from '#platform/api.ts';
import type { TriedGame } from '#platform/tried-game.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { BeforeTest } from './before-test.tsx';
import { TestPaper } from './test-paper.tsx';
import { TestResult } from './test-result.tsx';

type Time = NonNullable<TriedGame['test']>;
type TestPreviewProps = { tried: TriedGame; time: Time; onLeave: () => void };

/** A test as students will get it: the teacher can answer it while the clock runs, and nothing counts. */
export function TestPreview({ tried, time, onLeave }: TestPreviewProps) {
  const { t } = useTranslation(['games-test', 'games']);
  const [run, setRun] = useState<ReturnType<typeof runOf> | null>(null);
  const [isTimeUp, setTimeUp] = useState(false);
  const input = inputOf(tried);
  const { data: test, error } = useQuery(
    orpc.games.previewTest.queryOptions({ input, staleTime: Number.POSITIVE_INFINITY }),
  );
  const judge = useMutation(orpc.games.judgePreview.mutationOptions());
  const leave = <Button onClick={onLeave}>{t('games:preview.leave')}</Button>;
  const begin = () => {
    judge.reset();
    setRun(runOf(time));
  };
  if (error) {
    return (
      <>
        <Shortage type={tried.type} error={error} onLevel={null} />
        <div>{leave}</div>
      </>
    );
  }
  if (test?.state !== 'open') return <Skeleton shape="card" label={t('games:loading')} />;
  if (!run) {
    const { assignmentId, title, type } = test;
    const terms = { questions: tried.items, minutes: time.minutes, extraTime: 0, endsBy: time.until, isOpen: true };
    return (
      <>
        <Notice title={t('games:preview.notice')} action={leave}>
          <p>{t('games:preview.notice-text')}</p>
        </Notice>
        <BeforeTest
          test={{ state: 'new', assignmentId, title, type, ...terms }}
          back={null}
          onStart={begin}
          isBusy={false}
          error={null}
        />
      </>
    );
  }
  if (judge.data?.state === 'ended') {
    return (
      <TestResult
        test={{ ...judge.data, cutOffBy: isTimeUp ? 'time' : null }}
        actions={
          <>
            <Button variant="primary" onClick={begin}>
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
        test={{ ...test, ...run }}
        isPreview
        finish={{
          send: (answers, _done, isOver) => {
            setTimeUp(isOver);
            judge.mutate({ ...input, answers: [...answers] });
          },
          isBusy: judge.isPending,
          error: judge.error,
        }}
        onOver={onLeave}
      />
      <div>{leave}</div>
    </>
  );
}

/** By this device's clock, since nothing hangs on it. A due time that is past doesn't end a preview. */
function runOf({ minutes, until }: Time): { now: string; endsAt: string | null } {
  const now = Date.now();
  const ends = [
    ...(minutes === null ? [] : [now + minutes * 60_000]),
    ...(until === null ? [] : [Date.parse(until)]),
  ].filter((end) => end > now);
  const iso = (at: number) => new Date(at).toISOString();
  return { now: iso(now), endsAt: ends.length === 0 ? null : iso(Math.min(...ends)) };
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
