import { useLastRemoved } from '#platform/last-removed.ts';

/** The assignment that was deleted last, wherever that was: the server keeps it for longer than a tab is open. */
export const useRemovedAssignment = () => useLastRemoved('assignment');
