export type LineLimits = {
  /** Places in the whole line, and per person. */
  places: number;
  placesOfOne: number;
  /** How long a person waits for their turn. */
  waitMs: number;
};

export type Place = {
  /**
   * Waits, once, for the turn. True when it has come; false when it didn't in time, or the caller has stopped waiting:
   * the place is then gone.
   */
  turn: (signal?: AbortSignal) => Promise<boolean>;
  /** Frees the place and passes the turn on; a second call does nothing. */
  leave: () => void;
};

/** Seconds after which a place may be free again. */
export const lineRetrySeconds = 10;

/**
 * A line in which one works and the others wait, in the order in which they were ready to. A place is taken before that,
 * while a file still comes in: a slow connection holds its own place and nobody's turn. The number of places is bounded,
 * so that waiting costs little. It exists per process, since it protects that process's processor and memory.
 *
 * @returns takes a place; null when there is none
 */
export function oneAtATime({ places, placesOfOne, waitMs }: LineLimits): (person: string) => Place | null {
  type Entry = { person: string; begin: () => void };
  const taken = new Set<Entry>();
  const line: Entry[] = [];

  return (person) => {
    const own = [...taken].filter((each) => each.person === person);
    if (taken.size >= places || own.length >= placesOfOne) return null;
    const { promise: begun, resolve } = Promise.withResolvers<boolean>();
    const entry = { person, begin: () => resolve(true) };
    taken.add(entry);

    const leave = () => {
      taken.delete(entry);
      const at = line.indexOf(entry);
      if (at !== -1) line.splice(at, 1);
      if (at === 0) line[0]?.begin();
      resolve(false);
    };
    return {
      leave,
      turn: async (signal) => {
        if (signal?.aborted) leave();
        if (!taken.has(entry)) return false;
        line.push(entry);
        if (line[0] === entry) entry.begin();
        const timer = setTimeout(() => line[0] !== entry && leave(), waitMs);
        signal?.addEventListener('abort', leave, { once: true });
        const hasCome = await begun;
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
        return hasCome && line[0] === entry;
      },
    };
  };
}
