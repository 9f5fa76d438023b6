/** How much more time a student can get in tests, in percent. */
export const extraTimes = [0, 25, 50, 100] as const;
