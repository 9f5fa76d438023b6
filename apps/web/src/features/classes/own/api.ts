import { useMutation, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api.ts';
import { refresh, refreshing } from '#platform/changes.ts';
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

const ownKeys = [orpc.classes.mine.key()];

/** Allows a teacher to help with signing in, or withdraws that. */
export const useSetSignInHelp = () => useMutation(orpc.classes.setSignInHelp.mutationOptions(refreshing(...ownKeys)));

export const useJoinClass = () =>
  useMutation(orpc.classes.join.mutationOptions({ context: { updates: ownKeys }, onSuccess: () => refresh(ownKeys) }));
