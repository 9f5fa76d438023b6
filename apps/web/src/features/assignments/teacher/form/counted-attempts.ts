import type { Assignment } from '@wordgrove/contract/assignments';

/** Which of several attempts counts; the usual choice first. */
export const countedAttempts = ['best', 'first', 'last'] as const satisfies readonly Assignment['counts'][];
