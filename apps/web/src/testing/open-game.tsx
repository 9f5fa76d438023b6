import type { GameWish, OpenPlay } from '@wordgrove/contract/games';
import type { Round, Timed } from '@wordgrove/games';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { client } from '#platform/api.ts';
import { queryClient } from '#platform/api.ts';
import type { Asked } from './answers.ts';
import { answer, requestsHaveCome } from './answers.ts';
import { openPage } from './open.tsx';
import { student } from './people.ts';

type Options = {
  mode?: string;
  canHear?: boolean;
  /** Whether right answers go on by themselves; usually not, since a test presses 'Next' when it has looked. */
  goesOn?: boolean;
  /** Earlier moves, as the server has them. */
  moves?: readonly Timed[];
};

export type OpenGame = {
  saved: Asked<typeof client.games.saveMoves>;
  finished: Asked<typeof client.games.finish>;
  /** Renders the page again from scratch, as a reload does. */
  refresh: () => Promise<void>;
};

const id = '0190a5e0-0000-7000-8000-0000000000aa';

/** Opens a student's play of a round; the server accepts its moves, and its end stays pending. */
export async function openGame(
  type: GameWish['type'],
  round: Round,
  { mode = 'mixed', canHear = false, goesOn = false, moves = [] }: Options = {},
): Promise<OpenGame> {
  const wish: GameWish = {
    type,
    mode,
    items: round.items.length,
    timer: 'none',
    canHear,
    source: { kind: 'level', level: 'A1' },
  };
  const kept: OpenPlay['moves'] = sent(moves);
  answer(
    (calls) => calls.games.resume,
    () => ({
      id,
      round: sent<OpenPlay['round']>(round),
      wish,
      clock: null,
      moves: [...kept],
      startedAt: '2026-11-23T08:00:00.000Z',
    }),
  );
  const saved = answer(
    (calls) => calls.games.saveMoves,
    ({ from, moves: more }) => {
      kept.splice(from, kept.length, ...more);
      return { kept: kept.length, moves: null, clock: null };
    },
  );
  const finished = answer(
    (calls) => calls.games.finish,
    () => new Promise<never>(() => undefined),
  );
  window.localStorage.setItem('games:goes-on', goesOn ? 'on' : 'off');
  const open = async () => {
    await openPage(`/games/${type}?play=${id}`, student);
    // The board renders after the page, and as soon as it is visible a key may be pressed.
    await expect.element(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  };
  await open();
  return {
    saved,
    finished,
    refresh: async () => {
      await cleanup();
      await requestsHaveCome();
      queryClient.clear();
      await open();
    },
  };
}

/** A value as it arrives over the network. */
function sent<Shape>(values: unknown): Shape {
  return JSON.parse(JSON.stringify(values)) as Shape;
}
