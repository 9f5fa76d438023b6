/** With a smaller gap, two neighbours can't be halved much longer. */
const closest = 1e-6;

/**
 * A position between two neighbours, so that moving one to-do changes no other.
 *
 * @param before the position of the one in front; null for the first place
 * @param after the position of the one behind; null for the last place
 * @returns null when they are too close: all to-dos then need new positions first
 */
export function placeBetween(before: number | null, after: number | null): number | null {
  if (before === null) return after === null ? 0 : after - 1;
  if (after === null) return before + 1;
  return after - before < closest ? null : before + (after - before) / 2;
}

type Texts = { title: string; notes: string; dueOn: string | null; priority: string };

/** Whether an edit matches what is stored: then it was sent twice. */
export function saysTheSame(one: Texts, other: Texts): boolean {
  return (['title', 'notes', 'dueOn', 'priority'] as const).every((field) => one[field] === other[field]);
}
