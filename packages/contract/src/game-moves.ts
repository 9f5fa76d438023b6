/**
 * Why a move of a play doesn't count. `not-a-move`: nothing that the game knows. `unknown-item`: about something that
 * isn't in the round. `already-done`: nothing is left to do about it. `after-end`: everything was done. `too-late`: the
 * time was over. `not-possible`: not then, such as an answer out of turn or to a choice that there isn't.
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
