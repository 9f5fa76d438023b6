type Values<Field extends string> = Readonly<Record<Field, string>>;

/** What a form holds after somebody else has saved the same thing. */
export type Merged<Field extends string> = {
  values: Values<Field>;
  /** Fields that were changed on both sides, with what is saved now. */
  clashes: Partial<Record<Field, string>>;
};

/**
 * Merges what is being typed with what was saved elsewhere meanwhile: what was typed stays, and every other field takes
 * its new value, so that saving changes only what was typed.
 *
 * @param base what the fields held before anything was typed
 */
export function mergeEdits<Field extends string>(
  typed: Values<Field>,
  base: Values<Field>,
  saved: Values<Field>,
): Merged<Field> {
  const values: Record<Field, string> = { ...typed };
  const clashes: Merged<Field>['clashes'] = {};
  for (const field of Object.keys(typed) as Field[]) {
    if (typed[field] === base[field]) values[field] = saved[field];
    else if (saved[field] !== base[field] && saved[field] !== typed[field].trim()) clashes[field] = saved[field];
  }
  return { values, clashes };
}

/** The same for things that were ticked: what was ticked or unticked here stays so, the rest is as saved. */
export function mergeChosen(
  chosen: readonly string[],
  base: readonly string[],
  saved: readonly string[],
): readonly string[] {
  const isUntouched = (id: string) => chosen.includes(id) === base.includes(id);
  return [...new Set([...saved, ...chosen])].filter((id) => (isUntouched(id) ? saved : chosen).includes(id));
}
