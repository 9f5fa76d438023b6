import { CardPiece, sendAnswers } from '#features/flashcards/review/card-piece.tsx';
import type { CardsPort } from '#features/games/now/now-screen.tsx';
import { NowScreen } from '#features/games/now/now-screen.tsx';
import { useSession } from '#platform/use-session.ts';

const cards: CardsPort = { Piece: CardPiece, settle: sendAnswers };

/** Five minutes of what a student needs, of games and of cards. */
export function PlayNowScreen() {
  const { user } = useSession();
  return user && <NowScreen studentId={user.uid} cards={cards} />;
}
