export type LineLimits = {
  /** Places in the whole line, and per person. */
  places: number;
  placesOfOne: number;
  /** How long a person waits for their turn. */
  waitMs: number;
};

export type Place = {
  /**
   * True when the turn has come; false when it didn't in time, or the caller has stopped waiting: the place is then
   * gone.
   */
  turn: (signal?: AbortSignal) => Promise<boolean>;
  /** Frees the place and passes the turn on; a second call does nothing. */
  leave: () => void;
};

/** Seconds after which a place may be free again. */
export const lineRetrySeconds = 10;

/**
 * A line in which one works and the others wait, first come, first served. Its length is bounded, so that waiting costs
 * little. It exists per process, since it protects that process's processor and memory.
 *
 * @returns takes a place; null when there is none
 */
export function oneAtATime({ places, placesOfOne, waitMs }: LineLimits): (person: string) => Place | null {
  const line: { person: string; begin: () => void }[] = [];

  return (person) => {
    const own = line.filter((each) => each.person === person);
    if (line.length >= places || own.length >= placesOfOne) return null;
    const { promise: begun, resolve } = Promise.withResolvers<boolean>();
    const entry = { person, begin: () => resolve(true) };
    line.push(entry);
    if (line[0] === entry) entry.begin();

    const leave = () => {
      const at = line.indexOf(entry);
      if (at === -1) return;
      line.splice(at, 1);
      if (at === 0) line[0]?.begin();
      resolve(false);
    };
    return {
      leave,
      turn: async (signal) => {
        const timer = setTimeout(() => line[0] !== entry && leave(), waitMs);
        signal?.addEventListener('abort', leave, { once: true });
        if (signal?.aborted) leave();
        const hasCome = await begun;
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
        return hasCome && line[0] === entry;
      },
    };
  };
}
