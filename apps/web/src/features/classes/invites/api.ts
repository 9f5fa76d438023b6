import { isDefinedError } from '@orpc/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Invite } from '@wordgrove/contract/classes';
import { orpc } from '#platform/api.ts';

/** The invites of the teacher's classes, newest first. */
export const useInvites = () => useQuery(orpc.classes.listInvites.queryOptions());

/** Who came in by an invite; fetched only while somebody looks. */
export const useCameIn = (id: string) => useQuery(orpc.classes.cameIn.queryOptions({ input: { id } }));

/** Puts a new or changed invite into the list at once; the list itself is refetched in the background. */
function useShowInvite(): (invite: Invite) => void {
  const queries = useQueryClient();
  const { queryKey } = orpc.classes.listInvites.queryOptions();
  return (invite) => {
    queries.setQueryData(queryKey, (list) => list && withInvite(list, invite));
    void queries.invalidateQueries({ queryKey });
  };
}

function withInvite(list: readonly Invite[], invite: Invite): Invite[] {
  return list.some(({ id }) => id === invite.id)
    ? list.map((row) => (row.id === invite.id ? invite : row))
    : [invite, ...list];
}

export const useCreateInvite = () => {
  const show = useShowInvite();
  const queries = useQueryClient();
  return useMutation(
    orpc.classes.createInvite.mutationOptions({
      onSuccess: (invite) => {
        show(invite);
        void queries.invalidateQueries({ queryKey: orpc.classes.list.key() });
      },
    }),
  );
};

/** `onConflict` gets the invite as somebody else has saved it meanwhile. */
export const useUpdateInvite = (onConflict: (current: Invite) => void) => {
  const show = useShowInvite();
  return useMutation(
    orpc.classes.updateInvite.mutationOptions({
      onSuccess: show,
      onError: (error) => {
        if (!isDefinedError(error) || error.code !== 'edit-conflict') return;
        show(error.data);
        onConflict(error.data);
      },
    }),
  );
};

export const useSwitchInvite = () => {
  const show = useShowInvite();
  return useMutation(orpc.classes.switchInvite.mutationOptions({ onSuccess: show }));
};
