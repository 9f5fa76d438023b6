import type { OpenPlay } from '@wordgrove/contract/games';
import type { Timed } from '@wordgrove/games';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { client } from '#platform/api.ts';
import { errorStatus } from '#platform/errors.ts';
import { beforeSignOut } from '#platform/sign-out.ts';
import { readStored, removeStored, writeStored } from '#platform/storage.ts';
import type { KeeperParts, MoveKeeper } from './move-keeper.ts';
import { keepMoves } from './move-keeper.ts';

const everyMs = 4000;
const keyOf = (playId: string) => `games:moves:${playId}`;

/** How to cancel the errands of plays with unsent moves: a play left while offline keeps its errand. */
const errands = new Map<string, () => void>();

type StoredMoves = { from: number; moves: readonly Timed[] };

/** The moves of a play that this device has beyond those on the server; nothing when the play went on elsewhere. */
export function waitingMoves(playId: string, saved: number): readonly Timed[] {
  const stored = readStored(keyOf(playId));
  try {
    const { from, moves } = JSON.parse(stored ?? '') as StoredMoves;
    return from <= saved ? moves.slice(saved - from) : [];
  } catch {
    return [];
  }
}

type Handlers = Pick<KeeperParts, 'onGone'> & {
  onElsewhere: (moves: readonly Timed[], clock: OpenPlay['clock']) => void;
};

type SavedPlay = Pick<OpenPlay, 'clock'> & { id: string; moves: readonly Timed[] };

type PlayKeeper = MoveKeeper & {
  /** Sends what is waiting as long as the play is open. */
  flushOpen: () => Promise<void>;
  /**
   * Sends what is waiting when the play is paused, since it may go on elsewhere; where a clock counts down, it stops or
   * runs there.
   */
  rest: (isPaused: boolean) => void;
  /** From now on the end of the play delivers what is waiting. */
  leaveToEnd: () => void;
  /** Sends what is waiting as its screen closes; resolves to whether nothing is left to send. */
  leave: () => Promise<boolean>;
};

/**
 * Saves the moves of a play every few seconds, when the page is left, and before signing out. Moves that can't be sent
 * stay on the device. Previews aren't saved.
 */
export function useSavedMoves(saved: SavedPlay | null, handlers: Handlers): PlayKeeper | null {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [keeper] = useState(() => saved && keeperOf(saved, latest));
  const id = saved?.id;

  useEffect(() => {
    if (id === undefined || !keeper) return;
    const flush = () => void keeper.flushOpen();
    const flushHidden = () => document.visibilityState === 'hidden' && flush();
    const timer = setInterval(flush, everyMs);
    document.addEventListener('visibilitychange', flushHidden);
    errands.get(id)?.();
    const takeBack = beforeSignOut({ finish: keeper.settle });
    errands.set(id, takeBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', flushHidden);
      void keeper.leave().then((isSettled) => isSettled && takeBack());
    };
  }, [id, keeper]);
  return keeper;
}

/** Forgets what the device has kept of a play that is over, and sends no more of it. */
export function forgetMoves(playId: string): void {
  errands.get(playId)?.();
  errands.delete(playId);
  removeStored(keyOf(playId));
}

function keeperOf({ id, moves, clock }: SavedPlay, handlers: { readonly current: Handlers }): PlayKeeper {
  let from = moves.length;
  let isPaused = clock?.isPaused;
  let stands = clock;
  let isLeftToEnd = false;
  const keeper = keepMoves(
    {
      saved: moves,
      send: async (place, some) => {
        const answer = await client.games.saveMoves({ id, from: place, moves: [...some], isPaused });
        from = answer.kept;
        stands = answer.clock;
        return answer;
      },
      store: (some) => {
        if (some.length > 0) writeStored(keyOf(id), JSON.stringify({ from, moves: some } satisfies StoredMoves));
        else removeStored(keyOf(id));
      },
      onElsewhere: (some) => handlers.current.onElsewhere(some, stands),
      isGone: (error) => errorStatus(error) === 404,
      onGone: () => handlers.current.onGone(),
    },
    waitingMoves(id, moves.length),
  );
  const rest = (next: boolean) => {
    if (isPaused === next) return;
    if (isPaused === undefined) return void (next && keeper.flush());
    isPaused = next;
    void keeper.tell();
  };
  const flushOpen = async () => {
    if (!isLeftToEnd) await keeper.flush();
  };
  const leaveToEnd = () => {
    isLeftToEnd = true;
  };
  const leave = async () => !isLeftToEnd && keeper.settle();
  return { ...keeper, rest, flushOpen, leaveToEnd, leave };
}
