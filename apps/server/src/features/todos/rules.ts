/** Below this two neighbours are too close for halving to go on much longer. */
const closest = 1e-6;

/**
 * A place between two neighbours, so that moving one changes no other.
 *
 * @param before the place of the one in front; null for the first
 * @param after the place of the one behind; null for the last
 * @returns null when they stand too close together: then all get new places first
 */
export function placeBetween(before: number | null, after: number | null): number | null {
  if (before === null) return after === null ? 0 : after - 1;
  if (after === null) return before + 1;
  return after - before < closest ? null : before + (after - before) / 2;
}

type Texts = { title: string; notes: string; dueOn: string | null; priority: string };

/** Whether an edit says what is there already: then it was sent twice. */
export function saysTheSame(one: Texts, other: Texts): boolean {
  return (['title', 'notes', 'dueOn', 'priority'] as const).every((field) => one[field] === other[field]);
}
