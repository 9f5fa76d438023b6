import { useNavigate } from '@tanstack/react-router';
import { limits } from '@wordgrove/contract/limits';
import { paths } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenServerIsBack } from '#platform/server-reach.ts';
import { Button } from '#ui/button.tsx';
import type { FailedQuery } from '#ui/load-failed.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { usePiece } from './api.ts';
import styles from './now.module.css';
import { NowPlay } from './now-play.tsx';
import type { CardsPort } from './now-screen.tsx';
import type { NowSession } from './session.ts';
import { forgetSession, isOver, keepSession, openSession, passed, spent } from './session.ts';

type NowRunProps = { studentId: string; cards: CardsPort; onEnd: (session: string) => void };

/** One piece after the other, until the time has passed, nothing is left, or the student stops. */
export function NowRun({ studentId, cards: { Piece }, onEnd }: NowRunProps) {
  const { t } = useTranslation(['games-now', 'games']);
  const navigate = useNavigate();
  const [session, setSession] = useState(() => openSession(studentId, Date.now()));
  const { place } = session;
  const isEnding = useRef(false);
  const piece = usePiece(session.id, place, !isOver(session));
  const current = isOver(session) ? ({ kind: 'nothing' } as const) : piece.data?.piece;
  const spend = useSpending(current, setSession);
  const next = () => setSession((before) => passed(before, place));
  const end = useEffectEvent(() => {
    isEnding.current = true;
    forgetSession(studentId);
    onEnd(session.id);
  });
  useEffect(() => {
    if (!isEnding.current) keepSession(studentId, session);
  }, [studentId, session]);
  useEffect(() => {
    if (current?.kind === 'over') setSession((before) => passed(before, place));
    if (current?.kind === 'nothing') end();
  }, [current, place]);

  const head = (onStop: () => void) => <NowHead session={session} onStop={onStop} />;
  const waiting = <Skeleton shape="card" label={t('games:loading')} />;
  return (
    <div className={styles.stage} data-full-stage>
      <Suspense fallback={waiting}>
        {current?.kind === 'play' ? (
          <NowPlay
            key={place}
            play={current.play}
            head={head}
            onMoved={spend}
            onDone={next}
            onStop={() => end()}
            onAway={() => void navigate({ to: paths.studentDashboard })}
          />
        ) : (
          <>
            <VisuallyHidden>
              <h1>{t('title')}</h1>
            </VisuallyHidden>
            {head(() => end())}
            {current?.kind === 'cards' && (
              <Piece key={place} studentId={studentId} cards={current.cards} onAnswer={spend} onDone={next} />
            )}
            {!current && (piece.isError ? <PieceFailed query={piece} /> : waiting)}
          </>
        )}
      </Suspense>
    </div>
  );
}

/** Counts the time between answers, from when a piece is there. */
function useSpending(piece: unknown, change: (how: (before: NowSession) => NowSession) => void): () => void {
  const since = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: from each new piece
  useEffect(() => {
    since.current = performance.now();
  }, [piece]);
  return () => {
    const now = performance.now();
    const ms = now - since.current;
    since.current = now;
    change((before) => spent(before, ms));
  };
}

/** How much of the five minutes has passed, without a clock; and the way out. */
function NowHead({ session, onStop }: { session: NowSession; onStop: () => void }): ReactNode {
  const { t } = useTranslation('games-now');
  return (
    <div className={styles.head}>
      <ProgressBar label={t('progress')} labelHidden value={session.spentMs} max={1000 * limits.nowSeconds} />
      <Button variant="plain" onClick={onStop}>
        {t('stop')}
      </Button>
    </div>
  );
}

/** Goes on by itself as soon as the server is back. */
function PieceFailed({ query }: { query: FailedQuery }) {
  const { t } = useTranslation('games-now');
  const retry = useEffectEvent(() => void query.refetch());
  useEffect(() => whenServerIsBack(() => retry()), []);
  return <LoadFailed title={t('failed')} query={query} />;
}
