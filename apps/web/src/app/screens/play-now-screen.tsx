import { Navigate } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { CardPiece, sendAnswers } from '#features/flashcards/review/card-piece.tsx';
import type { CardsPort } from '#features/games/now/now-screen.tsx';
import { NowScreen } from '#features/games/now/now-screen.tsx';
import { useAllowed } from '#platform/class-allows.ts';
import { useSession } from '#platform/use-session.ts';

const cards: CardsPort = { Piece: CardPiece, settle: sendAnswers };

/** Five minutes of what a student needs, of games and of cards, unless a teacher has switched them off for lessons. */
export function PlayNowScreen() {
  const { user } = useSession();
  const { playNow } = useAllowed();
  if (!playNow) return <Navigate to={paths.games} replace />;
  return user && <NowScreen studentId={user.uid} cards={cards} />;
}
