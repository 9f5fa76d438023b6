import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReviewCard } from '@wordgrove/contract/flashcards';
import { paths } from '@wordgrove/contract/paths';
import type { ComponentType } from 'react';
import { validate } from 'uuid';
import { NowEnd } from './now-end.tsx';
import { NowRun } from './now-run.tsx';

/** Cards to be answered, and the answers on their way. */
export type CardsPort = {
  Piece: ComponentType<{
    studentId: string;
    cards: readonly ReviewCard[];
    onAnswer: () => void;
    /** When all are answered, and what was answered has been sent as far as possible. */
    onDone: () => void;
  }>;
  /** Sends the answers that are waiting; tells whether all have been sent, and again once they are. */
  send: (studentId: string, tell: (isSent: boolean) => void) => () => void;
  /** Says that answers are waiting for the server. */
  Waiting: ComponentType<{ studentId: string }>;
};

/** Five minutes of what the student needs. The address says when they are over, so that a reload shows the end again. */
export function NowScreen({ studentId, cards }: { studentId: string; cards: CardsPort }) {
  const { ended }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = (search: Readonly<Record<string, string>>) =>
    void navigate({ to: paths.playNow, search, replace: true, resetScroll: true });
  if (typeof ended === 'string' && validate(ended)) {
    return <NowEnd key={ended} session={ended} studentId={studentId} cards={cards} onMore={() => go({})} />;
  }
  return <NowRun studentId={studentId} cards={cards} onEnd={(id) => go({ ended: id })} />;
}
