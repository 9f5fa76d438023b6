import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Profile } from '@wordgrove/contract/profiles';
import { orpc } from '#platform/api.ts';
import { sessionQuery } from '#platform/session-query.ts';

/** Refetched on each visit: everything that somebody does changes it. */
export const useStorage = () => useQuery(orpc.profiles.storage.queryOptions({ staleTime: 0 }));

export const useUpdateProfile = () => useMutation(orpc.profiles.update.mutationOptions());

/** Puts a saved profile where the whole app looks for it. */
export function useAcceptProfile(): (profile: Profile) => void {
  const queries = useQueryClient();
  const { queryKey } = sessionQuery;
  return (profile) => {
    queries.setQueryData(queryKey, (session) => session && { ...session, profile });
    void queries.invalidateQueries({ queryKey });
  };
}

/** Refetches the profile and resolves when it has arrived. */
export function useReloadProfile(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
}
