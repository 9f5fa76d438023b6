import { Navigate } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { WaitingNotice } from '#features/flashcards/review/answer-notices.tsx';
import { CardPiece, sendAnswers } from '#features/flashcards/review/card-piece.tsx';
import type { CardsPort } from '#features/games/now/now-screen.tsx';
import { NowScreen } from '#features/games/now/now-screen.tsx';
import { useAllowed, useIsAllowedKnown } from '#platform/class-allows.ts';
import { useSession } from '#platform/use-session.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const cards: CardsPort = { Piece: CardPiece, send: sendAnswers, Waiting: WaitingNotice };

/** Five minutes of what a student needs, of games and of cards, unless a teacher has switched them off for lessons. */
export function PlayNowScreen() {
  const { user } = useSession();
  const { t } = useTranslation('games');
  const { playNow } = useAllowed();
  // The first piece may be a play, which the server opens as soon as it is asked.
  if (!useIsAllowedKnown()) return <Skeleton shape="card" label={t('loading')} />;
  if (!playNow) return <Navigate to={paths.games} replace />;
  return user && <NowScreen studentId={user.uid} cards={cards} />;
}
