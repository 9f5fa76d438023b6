/** Things to send once each, in the order of their ids. */
export type Outbox<Item> = {
  /** Stores an item and sends it once everything before it has been sent. */
  add: (item: Item) => void;
  /** Takes back an item that was never tried; false when it may have reached the server. */
  takeBack: (id: string) => boolean;
  /** Sends what is waiting; resolves to whether nothing is left. */
  flush: () => Promise<boolean>;
  items: () => readonly Item[];
  /** How many are waiting because sending failed; 0 while sending works. */
  heldUp: () => number;
  /** How many the server refused for good, until `forgetRefused`. */
  refused: () => number;
  forgetRefused: () => void;
  onChange: (listener: () => void) => () => void;
};

type OutboxParts<Item> = {
  /** In the order of their ids. */
  list: () => Item[];
  put: (item: Item) => void;
  drop: (id: string) => void;
  send: (item: Item) => Promise<unknown>;
  /** Whether the server will never accept it, so that waiting is pointless. */
  isRefused: (error: unknown) => boolean;
  /** Whether a refused item must be reported. */
  isMissed: (item: Item) => boolean;
  /** Calls back once when sending may work again; false when only something else can make it worth a try. */
  whenWorthTrying: (error: unknown, again: () => void) => boolean;
};

/** Sends one item after the other and stops at the first failure; nothing is removed before the server has it. */
export function makeOutbox<Item extends { id: string }>(parts: OutboxParts<Item>): Outbox<Item> {
  const listeners = new Set<() => void>();
  const tried = new Set<string>();
  let running: Promise<boolean> | null = null;
  let isHeldUp = false;
  let refused = 0;
  let willTryAgain = false;

  const tell = (held: boolean) => {
    isHeldUp = held;
    for (const listener of listeners) listener();
  };
  const tryLater = (error: unknown) => {
    if (willTryAgain) return;
    willTryAgain = parts.whenWorthTrying(error, () => {
      willTryAgain = false;
      void flush();
    });
  };
  const flush = (): Promise<boolean> => {
    running ??= sendAll(parts, tried, () => tell(isHeldUp))
      .then(({ isDone, error, missed }) => {
        refused += missed;
        tell(!isDone);
        if (!isDone) tryLater(error);
        return isDone;
      })
      .finally(() => {
        running = null;
      });
    return running;
  };

  return {
    add: (item) => {
      parts.put(item);
      tell(isHeldUp);
      if (isHeldUp) return;
      if (running === null) void flush();
      // It may have looked before this came.
      else void running.then(() => isHeldUp || flush());
    },
    takeBack: (id) => {
      if (tried.has(id) || !parts.list().some((item) => item.id === id)) return false;
      parts.drop(id);
      tell(isHeldUp);
      return true;
    },
    flush,
    items: parts.list,
    heldUp: () => (isHeldUp ? parts.list().length : 0),
    refused: () => refused,
    forgetRefused: () => {
      refused = 0;
      tell(isHeldUp);
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Sends until nothing is left or one fails; every try is recorded before it is made. */
async function sendAll<Item extends { id: string }>(
  { list, send, drop, isRefused, isMissed }: OutboxParts<Item>,
  tried: Set<string>,
  onSettled: () => void,
): Promise<{ isDone: boolean; missed: number; error?: unknown }> {
  let missed = 0;
  for (let [item] = list(); item; [item] = list()) {
    tried.add(item.id);
    try {
      await send(item);
    } catch (error) {
      if (!isRefused(error)) return { isDone: false, missed, error };
      missed += Number(isMissed(item));
    }
    drop(item.id);
    onSettled();
  }
  return { isDone: true, missed };
}
