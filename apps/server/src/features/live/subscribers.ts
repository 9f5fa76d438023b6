import type { Cursor } from './rules.ts';

/** Where a stream starts. `ago`: its screen was fetched that many milliseconds ago. `unknown`: an unreadable cursor. */
export type Start = { at: 'cursor'; cursor: Cursor } | { at: 'ago'; ms: number } | { at: 'now' } | { at: 'unknown' };

/** One open stream. Writing to a closed one does nothing. */
export type Subscriber = {
  readonly userId: string;
  readonly sessionId: string;
  readonly start: Start;
  isOpen: () => boolean;
  write: (block: string) => void;
  end: (lastBlock: string) => void;
};

export type Subscribers = ReturnType<typeof subscribers>;

/**
 * The streams of this process. A stream waits until it is attached between two readings; then it has one of `places` in
 * the round of pings, so that pings never go out all at once.
 */
export function subscribers(places: number) {
  const byUser = new Map<string, Set<Subscriber>>();
  const waiting = new Set<Subscriber>();
  const placeOf = new Map<Subscriber, number>();
  let counted = 0;

  const of = (userId: string): Subscriber[] => [...(byUser.get(userId) ?? [])];

  return {
    add(subscriber: Subscriber): void {
      const own = byUser.get(subscriber.userId);
      if (own) own.add(subscriber);
      else byUser.set(subscriber.userId, new Set([subscriber]));
      waiting.add(subscriber);
    },

    /** @returns false when it has left in the meantime */
    attach(subscriber: Subscriber): boolean {
      if (!waiting.delete(subscriber)) return false;
      placeOf.set(subscriber, counted++ % places);
      return true;
    },

    remove(subscriber: Subscriber): void {
      waiting.delete(subscriber);
      placeOf.delete(subscriber);
      const own = byUser.get(subscriber.userId);
      if (own?.delete(subscriber) && own.size === 0) byUser.delete(subscriber.userId);
    },

    /** A user's streams, oldest first, including waiting ones. */
    of,
    readersOf: (userId: string): Subscriber[] => of(userId).filter((each) => placeOf.has(each)),
    readers: (): Subscriber[] => [...placeOf.keys()],
    readersAt: (place: number): Subscriber[] => [...placeOf].flatMap(([each, own]) => (own === place ? [each] : [])),
    waiting: (): Subscriber[] => [...waiting],
    counts: () => ({ readers: placeOf.size, waiting: waiting.size }),
  };
}
