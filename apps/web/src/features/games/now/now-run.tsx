import { IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { limits } from '@wordgrove/contract/limits';
import { paths } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStageFocus } from '#features/games/play/focus.ts';
import { GoesOnContext, useGoesOn } from '#features/games/play/goes-on.ts';
import { GrowingLine } from '#features/games/play/growing-line.tsx';
import { PausePanel } from '#features/games/play/pause-panel.tsx';
import { HeadText, PlayHead } from '#features/games/play/play-head.tsx';
import type { Tried } from '#features/games/play/tries.ts';
import { usePauseKey } from '#features/games/play/use-pause-key.ts';
import { whenServerIsBack } from '#platform/server-reach.ts';
import { Button } from '#ui/button.tsx';
import type { FailedQuery } from '#ui/load-failed.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useAnswersSent, usePiece } from './api.ts';
import styles from './now.module.css';
import { NowPlay } from './now-play.tsx';
import type { CardsPort } from './now-screen.tsx';
import type { NowSession } from './session.ts';
import { forgetSession, keepSession, openSession, passed, spent } from './session.ts';

type NowRunProps = { studentId: string; cards: CardsPort; onEnd: (session: string) => void };

/** One piece after the other, until the time has passed, nothing is left, or the student stops. */
export function NowRun({ studentId, cards: { Piece, send }, onEnd }: NowRunProps) {
  const { t } = useTranslation(['games-now', 'games']);
  const navigate = useNavigate();
  const [session, setSession] = useState(() => openSession(studentId, Date.now()));
  const { place } = session;
  const isEnding = useRef(false);
  // After a reload: a piece asked for while an answer is on its way would ask for the same word again.
  const isTried = useAnswersSent(studentId, send) !== null;
  const piece = usePiece(session.id, place, isTried && !session.isOver);
  const current = session.isOver ? ({ kind: 'nothing' } as const) : piece.data?.piece;
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

  const [isPaused, setPaused] = useState(false);
  const [goesOn, switchGoesOn] = useGoesOn();
  const cardsPart = useStageFocus(isPaused);
  usePauseKey(isPaused, () => setPaused(!isPaused));
  const head = (onStop: () => void, tries: readonly Tried[] = []) => (
    <NowHead session={session} tries={tries} onStop={onStop} isPaused={isPaused} onPause={() => setPaused(true)} />
  );
  const waiting = <Skeleton shape="card" label={t('games:loading')} />;
  return (
    <div className={styles.stage} data-full-stage={isPaused ? undefined : ''}>
      <Suspense fallback={waiting}>
        {current?.kind === 'play' ? (
          <GoesOnContext value={goesOn ? 'through' : 'not'}>
            <NowPlay
              key={place}
              play={current.play}
              head={head}
              isPaused={isPaused}
              onMoved={spend}
              onDone={next}
              onStop={() => end()}
              onAway={() => void navigate({ to: paths.studentDashboard })}
            />
          </GoesOnContext>
        ) : (
          <>
            <VisuallyHidden>
              <h1>{t('title')}</h1>
            </VisuallyHidden>
            {head(() => end())}
            <div className={styles.piece} hidden={isPaused} {...cardsPart}>
              {current?.kind === 'cards' && (
                <Piece key={place} studentId={studentId} cards={current.cards} onAnswer={spend} onDone={next} />
              )}
              {!current && (piece.isError ? <PieceFailed query={piece} /> : waiting)}
            </div>
          </>
        )}
      </Suspense>
      {isPaused && (
        <PausePanel
          text={t('games:play.paused-rest')}
          goesOn={goesOn}
          onGoesOn={switchGoesOn}
          onGoOn={() => setPaused(false)}
        />
      )}
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

type NowHeadProps = {
  session: NowSession;
  tries: readonly Tried[];
  isPaused: boolean;
  onPause: () => void;
  onStop: () => void;
};

/** How much of the five minutes has passed, without a clock; the way out, and the pause. */
function NowHead({ session, tries, isPaused, onPause, onStop }: NowHeadProps): ReactNode {
  const { t } = useTranslation('games-now');
  return (
    <PlayHead
      leave={
        <Button variant="plain" icon={IconX} onClick={onStop}>
          <HeadText>{t('stop')}</HeadText>
        </Button>
      }
      line={<GrowingLine label={t('progress')} value={session.spentMs} max={1000 * limits.nowSeconds} />}
      tries={tries}
      isPaused={isPaused}
      onPause={onPause}
    />
  );
}

/** Goes on by itself as soon as the server is back. */
function PieceFailed({ query }: { query: FailedQuery }) {
  const { t } = useTranslation('games-now');
  const retry = useEffectEvent(() => void query.refetch());
  useEffect(() => whenServerIsBack(() => retry()), []);
  return <LoadFailed title={t('failed')} query={query} />;
}
