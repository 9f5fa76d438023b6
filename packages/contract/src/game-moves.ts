/**
 * Why a move of a play doesn't count. `not-a-move`: unknown to the game. `unknown-item`: about something outside the
 * round. `already-done`: nothing is left to do about it. `after-end`: everything was done. `too-late`: the time was
 * over. `not-possible`: not at that point, such as an answer out of turn or a choice that doesn't exist.
 */
export const refusalReasons = [
  'not-a-move',
  'unknown-item',
  'already-done',
  'after-end',
  'too-late',
  'not-possible',
] as const;

export type RefusalReason = (typeof refusalReasons)[number];
