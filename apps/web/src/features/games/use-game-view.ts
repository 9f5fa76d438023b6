import { useNavigate, useSearch } from '@tanstack/react-router';
import type { GameType } from '@wordgrove/contract/paths';
import { validate } from 'uuid';
import { gamePath } from './game-path.ts';

/** What a game's page shows; it stands in the address, so that a reload goes on where it was. */
export type GameView = { at: 'setup' } | { at: 'play'; id: string } | { at: 'result'; id: string };

export function useGameView(type: GameType): {
  view: GameView;
  setUp: () => void;
  play: (id: string) => void;
  showResult: (id: string) => void;
} {
  const { play, result }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = (search: Readonly<Record<string, string>>) =>
    void navigate({ to: gamePath(type), search, replace: true, resetScroll: true });
  return {
    view: isId(play) ? { at: 'play', id: play } : isId(result) ? { at: 'result', id: result } : { at: 'setup' },
    setUp: () => go({}),
    play: (id) => go({ play: id }),
    showResult: (id) => go({ result: id }),
  };
}

/** A mistyped address leads to the choices before the game. */
function isId(value: unknown): value is string {
  return typeof value === 'string' && validate(value);
}
