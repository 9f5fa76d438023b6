import { useMutation } from '@tanstack/react-query';
import { orpc } from '#platform/api.ts';
import { refreshing } from '#platform/changes.ts';

/** The cards are shown once: none of them stays in the cache when the page closes. The roster knows of them at once. */
export const useMakeCards = () =>
  useMutation(orpc.auth.makeCards.mutationOptions({ ...refreshing(orpc.classes.roster.key()), gcTime: 0 }));
