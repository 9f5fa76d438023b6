import { useMutation, useQuery } from '@tanstack/react-query';
import type { Profile } from '@wordgrove/contract/profiles';
import { orpc, queryClient } from '#platform/api.ts';
import { sessionQuery } from '#platform/session-query.ts';

/** Refetched on each visit: everything that somebody does changes it. */
export const useStorage = () => useQuery(orpc.profiles.storage.queryOptions({ staleTime: 0 }));

export const useUpdateProfile = () => useMutation(orpc.profiles.update.mutationOptions());

/** Puts a saved profile where the whole app looks for it. */
export function acceptProfile(profile: Profile): void {
  queryClient.setQueryData(sessionQuery.queryKey, (session) => session && { ...session, profile });
  void reloadProfile();
}

/** Refetches the profile and resolves when it has arrived. */
export function reloadProfile(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
}
