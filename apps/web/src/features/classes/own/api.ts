import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { orpc } from '#platform/api.ts';
import { checkInviteCode } from '#platform/field-checks.ts';
import { usePartOptions } from '#platform/parts-filled.ts';

/** The student's own enrolments, newest first. */
export const useMyClasses = () => useQuery(orpc.classes.mine.queryOptions(usePartOptions()));

/** What a complete code opens; nothing is requested before it is complete. */
export const useOffer = (code: string) =>
  useQuery(
    orpc.classes.checkInvite.queryOptions({
      input: { code },
      enabled: checkInviteCode(code) === null,
      retry: false,
      staleTime: 60_000,
    }),
  );

/** Allows a teacher to help with signing in, or withdraws that. */
export const useSetSignInHelp = () => {
  const queries = useQueryClient();
  return useMutation(
    orpc.classes.setSignInHelp.mutationOptions({
      context: { updates: [orpc.classes.mine.key()] },
      onSettled: () => void queries.invalidateQueries({ queryKey: orpc.classes.mine.key() }),
    }),
  );
};

export const useJoinClass = () => {
  const queries = useQueryClient();
  return useMutation(
    orpc.classes.join.mutationOptions({
      context: { updates: [orpc.classes.mine.key()] },
      onSuccess: () => void queries.invalidateQueries({ queryKey: orpc.classes.mine.key() }),
    }),
  );
};
