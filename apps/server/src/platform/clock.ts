/** Where the server learns the time, so that a test can hold it still. */
export type Clock = { now(): Date };

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A day of 24 hours, in milliseconds. A calendar day may be an hour longer or shorter: see local-day.ts. */
export const dayMs = 86_400_000;
