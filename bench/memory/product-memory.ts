// The memory measured is the product's own code, not a copy of its rules. It is in a package of this repository, so it
// is available wherever the measurements are.

// biome-ignore lint/correctness/noUndeclaredDependencies: see above
import type { Evidence } from '@wordgrove/server/src/features/memory/rules.ts';

// biome-ignore lint/correctness/noUndeclaredDependencies: see above
export * from '@wordgrove/server/src/features/memory/rules.ts';

export type Grade = NonNullable<Evidence['grade']>;

/** FSRS's numbers for the four grades. */
export const Rating: Record<'Again' | 'Hard' | 'Good' | 'Easy', Grade> = { Again: 1, Hard: 2, Good: 3, Easy: 4 };
