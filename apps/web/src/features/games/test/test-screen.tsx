import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GameTest } from '@wordgrove/contract/games';
import { paths } from '@wordgrove/contract/paths';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '#platform/api.ts';
import { assignmentPath } from '#platform/assignment-path.ts';
import { errorStatus } from '#platform/errors.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { BeforeTest } from './before-test.tsx';
import { TestPaper } from './test-paper.tsx';
import { TestResult } from './test-result.tsx';
import { forgetAnswers } from './use-test-answers.ts';

/** A student's test: what to expect, the paper, and the result. */
export function TestScreen({ assignmentId }: { assignmentId: string }) {
  const { t } = useTranslation(['games-test', 'games']);
  const queries = useQueryClient();
  const input = { assignmentId };
  const queryKey = orpc.games.test.queryKey({ input });
  // The paper keeps its own answers. It asks again when it is told that more or less time was given, and for what was
  // answered in another tab when somebody comes back from there.
  const lasting = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: 'always' as const };
  const query = useQuery(orpc.games.test.queryOptions({ input, ...lasting }));
  const touched = [orpc.assignments.key(), orpc.games.hub.key(), orpc.games.stats.key(), orpc.memory.key()];
  const show = (test: GameTest) => {
    const before = queries.getQueryData(queryKey);
    queries.setQueryData(queryKey, test);
    if (test.state === 'ended' && before?.state === 'open') forgetAnswers(before.id);
    for (const key of touched) void queries.invalidateQueries({ queryKey: key });
  };
  const change = { context: { updates: [...touched, queryKey] }, onSuccess: show };
  const start = useMutation(orpc.games.startTest.mutationOptions(change));
  const finish = useMutation(orpc.games.finishTest.mutationOptions(change));
  // A second tap comes before the button shows that it is busy.
  const isSending = useRef(false);
  // In this page: not all of it has reached the server in time, perhaps.
  const [given, setGiven] = useState(0);
  const once = (send: (settled: { onSettled: () => void }) => void) => {
    if (isSending.current) return;
    isSending.current = true;
    const onSettled = () => {
      isSending.current = false;
    };
    send({ onSettled });
  };
  const test = query.data;
  const back = <ButtonLink to={assignmentPath(assignmentId)}>{t('to-homework')}</ButtonLink>;

  if (query.isError && [400, 404].includes(errorStatus(query.error) ?? 0)) {
    const all = <ButtonLink to={paths.studentAssignments}>{t('all-homework')}</ButtonLink>;
    return <EmptyState title={t('gone')} text={t('gone-text')} action={all} />;
  }
  if (!test) {
    return (
      <>
        <PageHeader title={t('test')} />
        <NotLoaded query={query} failed={t('failed')} loading={t('games:loading')} shape="card" count={3} />
      </>
    );
  }
  if (test.state === 'new') {
    return (
      <BeforeTest
        test={test}
        back={back}
        onStart={() => once((settled) => start.mutate(input, settled))}
        isBusy={start.isPending}
        error={start.error}
      />
    );
  }
  if (test.state === 'ended')
    return <TestResult test={test} late={Math.max(0, given - test.answered)} actions={back} />;
  return (
    <TestPaper
      key={test.id}
      test={test}
      finish={{
        send: (answers, done) => {
          setGiven(done);
          once((settled) => finish.mutate({ ...input, answers: [...answers] }, settled));
        },
        isBusy: finish.isPending,
        error: finish.error,
      }}
      onOver={(done) => {
        setGiven(done);
        void query.refetch();
      }}
    />
  );
}
