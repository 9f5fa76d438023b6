import { useMutation, useQuery } from '@tanstack/react-query';
import type { Invite } from '@wordgrove/contract/classes';
import { orpc, queryClient } from '#platform/api.ts';
import { onEditConflict, refresh } from '#platform/changes.ts';

/** The invites of the teacher's classes, newest first. */
export const useInvites = () => useQuery(orpc.classes.listInvites.queryOptions());

/** Who came in by an invite; fetched only while somebody looks. */
export const useCameIn = (id: string) => useQuery(orpc.classes.cameIn.queryOptions({ input: { id } }));

/** Puts a new or changed invite into the list at once; the list itself is refetched in the background. */
function show(invite: Invite): void {
  const queryKey = orpc.classes.listInvites.queryKey();
  queryClient.setQueryData(queryKey, (list) => list && withInvite(list, invite));
  refresh([queryKey]);
}

function withInvite(list: readonly Invite[], invite: Invite): Invite[] {
  return list.some(({ id }) => id === invite.id)
    ? list.map((row) => (row.id === invite.id ? invite : row))
    : [invite, ...list];
}

export const useCreateInvite = () =>
  useMutation(
    orpc.classes.createInvite.mutationOptions({
      onSuccess: (invite) => {
        show(invite);
        refresh([orpc.classes.list.key()]);
      },
    }),
  );

/** `onConflict` gets the invite as somebody else has saved it meanwhile. */
export const useUpdateInvite = (onConflict: (current: Invite) => void) =>
  useMutation(
    orpc.classes.updateInvite.mutationOptions({
      onSuccess: show,
      onError: onEditConflict((current: Invite) => {
        show(current);
        onConflict(current);
      }),
    }),
  );

export const useSwitchInvite = () => useMutation(orpc.classes.switchInvite.mutationOptions({ onSuccess: show }));
