import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GameTest } from '@wordgrove/contract/games';
import { paths } from '@wordgrove/contract/paths';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '#platform/api.ts';
import { assignmentPath } from '#platform/assignment-path.ts';
import { errorStatus } from '#platform/errors.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import layout from '#ui/layout.module.css';
import { NotLoaded } from '#ui/load-failed.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PartCard } from '#ui/part-card.tsx';
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

type BeforeTestProps = {
  test: Extract<GameTest, { state: 'new' }>;
  back: React.ReactNode;
  onStart: () => void;
  isBusy: boolean;
  error: unknown;
};

/** What to expect: how many questions, how much time, and that there is one try. */
function BeforeTest({ test, back, onStart, isBusy, error }: BeforeTestProps) {
  const { t } = useTranslation(['games-test', 'games']);
  const format = useFormat();
  const { errorText } = useErrorText();
  const { title, type, questions, minutes, extraTime, endsBy, isOpen } = test;
  return (
    <>
      <PageHeader title={title} lead={t('lead', { game: t(`games:games.${type}.title`) })} actions={back} />
      <PartCard title={t('expect')}>
        <ul className={layout.stackTiny}>
          {type !== 'reading' && <li>{t(`count`, { count: questions })}</li>}
          {minutes !== null && <li>{t('minutes', { count: minutes, minutes: format.number(minutes) })}</li>}
          {minutes === null && endsBy === null && <li>{t('no-limit')}</li>}
          {endsBy !== null && <li>{t('ends-by', { when: format.dateTime(endsBy) })}</li>}
          {minutes !== null && extraTime > 0 && <li>{t('extra', { share: format.percent(extraTime / 100) })}</li>}
          <li>{t('one-try')}</li>
          <li>{t('change-answers')}</li>
        </ul>
        {error !== null && <Notice title={errorText(error)} />}
        {isOpen ? (
          <div className={layout.row}>
            <Button variant="primary" loading={isBusy} onClick={onStart}>
              {t('start')}
            </Button>
          </div>
        ) : (
          <p>{t('too-late')}</p>
        )}
      </PartCard>
    </>
  );
}
