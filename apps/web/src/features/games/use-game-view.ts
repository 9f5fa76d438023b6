import { useNavigate, useSearch } from '@tanstack/react-router';
import type { GameType } from '@wordgrove/contract/paths';
import { validate } from 'uuid';
import { gamePath } from './game-path.ts';

/** What a game's page shows; kept in the address, so that a reload resumes where it was. */
export type GameView =
  | { at: 'setup'; assignmentId: string | null }
  | { at: 'play'; id: string }
  | { at: 'result'; id: string };

export function useGameView(type: GameType): {
  view: GameView;
  setUp: (assignmentId?: string) => void;
  play: (id: string) => void;
  showResult: (id: string) => void;
} {
  const { play, result, assignment }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = (search: Readonly<Record<string, string>>) =>
    void navigate({ to: gamePath(type), search, replace: true, resetScroll: true });
  return {
    view: viewOf(),
    setUp: (assignmentId) => go(assignmentId === undefined ? {} : { assignment: assignmentId }),
    play: (id) => go({ play: id }),
    showResult: (id) => go({ result: id }),
  };

  function viewOf(): GameView {
    if (isId(play)) return { at: 'play', id: play };
    if (isId(result)) return { at: 'result', id: result };
    return { at: 'setup', assignmentId: isId(assignment) ? assignment : null };
  }
}

/** A mistyped address leads to the setup of the game. */
function isId(value: unknown): value is string {
  return typeof value === 'string' && validate(value);
}
