import type { Evidence } from '@wordgrove/server/src/features/memory/rules.ts';

export * from '@wordgrove/server/src/features/memory/rules.ts';

export type Grade = NonNullable<Evidence['grade']>;

/** FSRS's numbers for the four grades. */
export const Rating: Record<'Again' | 'Hard' | 'Good' | 'Easy', Grade> = { Again: 1, Hard: 2, Good: 3, Easy: 4 };
