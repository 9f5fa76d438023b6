import { useMutation, useQuery } from '@tanstack/react-query';
import type { WaysIn } from '@wordgrove/contract/ways-in';
import { useEffect } from 'react';
import { client, orpc, prepareCalls, queryClient } from '#platform/api.ts';
import { acceptSession } from '#platform/session-query.ts';
import type { Begun } from './place-to-go.ts';
import { placeToGo } from './place-to-go.ts';

const entering = { onSuccess: acceptSession };

/** Nobody has asked for this: a page whose form is being filled in is neither reloaded for it, nor is a server looked for. */
async function askWaysIn(): Promise<WaysIn> {
  if (!(await prepareCalls())) throw new Error('no call can be sent');
  return client.auth.waysIn();
}

export const useWaysIn = () =>
  useQuery({
    queryKey: orpc.auth.waysIn.queryKey(),
    queryFn: askWaysIn,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Whom a provider has named in this browser, if anybody waits. */
export const useWaiting = (enabled = true) =>
  useQuery(orpc.auth.waitingProvider.queryOptions({ enabled, staleTime: 0, gcTime: 0 }));

const ownWaysQuery = orpc.auth.ownWays.queryOptions({ staleTime: 60_000 });

/** How the reader may sign in. */
export const useOwnWays = () => useQuery(ownWaysQuery);

/** The browser leaves for the provider, so nothing else happens here. */
const leaving = { onSuccess: (begun: Begun) => window.location.assign(placeToGo(begun, window.location)) };

export const useBeginProvider = () => useLeaving(useMutation(orpc.auth.beginProvider.mutationOptions(leaving)));
export const useBeginLink = () => useLeaving(useMutation(orpc.auth.beginLink.mutationOptions(leaving)));

/** Back from the provider, some browsers show the page as it was left, and its buttons would stay busy. */
function useLeaving<Begin extends { reset: () => void }>(begin: Begin): Begin {
  const { reset } = begin;
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, [reset]);
  return begin;
}

export const useLinkWaiting = () => useMutation(orpc.auth.linkWaiting.mutationOptions(entering));
export const useTeacherByProvider = () => useMutation(orpc.auth.teacherByProvider.mutationOptions(entering));
export const useStudentByProvider = () => useMutation(orpc.auth.studentByProvider.mutationOptions(entering));
export const useUnlinkProvider = () =>
  useMutation(
    orpc.auth.unlinkProvider.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: ownWaysQuery.queryKey }),
    }),
  );
