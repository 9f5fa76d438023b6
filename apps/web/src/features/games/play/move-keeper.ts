import type { Timed } from '@wordgrove/games';

/** The moves of a play on their way to the server: unsent moves are kept on the device until they arrive. */
export type MoveKeeper = {
  add: (move: Timed) => void;
  /** What the server doesn't have yet, and how many moves precede it. */
  unsent: () => { from: number; moves: readonly Timed[] };
  /** Sends what is waiting. Never throws: what can't be sent waits for the next time. */
  flush: () => Promise<void>;
  /** The same even when no move is waiting, because what `send` reports besides the moves has changed. */
  tell: () => Promise<void>;
  /** Sends what is waiting; resolves to whether nothing is left to send, which is also true of a closed play. */
  settle: () => Promise<boolean>;
};

type Kept = { kept: number; moves: readonly Timed[] | null };

export type KeeperParts = {
  /** What the server has. */
  saved: readonly Timed[];
  send: (from: number, moves: readonly Timed[]) => Promise<Kept>;
  /** Stores moves on the device. */
  store: (moves: readonly Timed[]) => void;
  /** Called when the play went on somewhere else: these are its moves now. */
  onElsewhere: (moves: readonly Timed[]) => void;
  /** Whether the server no longer has this play open. */
  isGone: (error: unknown) => boolean;
  onGone: () => void;
};

const atOnce = 200;

export function keepMoves(
  { saved, send, store, onElsewhere, isGone, onGone }: KeeperParts,
  waiting: readonly Timed[] = [],
): MoveKeeper {
  let moves: readonly Timed[] = [...saved, ...waiting];
  let sent = saved.length;
  let running: Promise<void> | null = null;
  let isTold = true;
  let isClosed = false;

  const sendAll = async (): Promise<void> => {
    while (!isClosed && (sent < moves.length || !isTold)) {
      isTold = true;
      const answer = await send(sent, moves.slice(sent, sent + atOnce));
      if (answer.moves) {
        moves = answer.moves;
        sent = moves.length;
        store([]);
        onElsewhere(moves);
        return;
      }
      sent = answer.kept;
      store(moves.slice(sent));
    }
  };
  const flush = (): Promise<void> => {
    running ??= sendAll()
      .catch((error: unknown) => {
        isTold = false;
        if (!isGone(error)) return;
        isClosed = true;
        onGone();
      })
      .finally(() => {
        running = null;
      });
    return running;
  };
  return {
    add: (move) => {
      moves = [...moves, move];
      store(moves.slice(sent));
    },
    unsent: () => ({ from: sent, moves: moves.slice(sent) }),
    flush,
    tell: () => {
      isTold = false;
      return flush();
    },
    settle: async () => {
      await flush();
      return isClosed || sent >= moves.length;
    },
  };
}
