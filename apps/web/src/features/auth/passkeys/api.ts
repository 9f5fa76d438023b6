import { useMutation, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api.ts';
import { refreshing } from '#platform/changes.ts';
import { acceptSession } from '#platform/session-query.ts';

const passkeysChange = refreshing(orpc.auth.passkeys.key());

export const useOwnPasskeys = () => useQuery(orpc.auth.passkeys.queryOptions());

export const useBeginPasskey = () => useMutation(orpc.auth.beginPasskey.mutationOptions());
export const useSavePasskey = () => useMutation(orpc.auth.addPasskey.mutationOptions(passkeysChange));
export const useRenamePasskey = () => useMutation(orpc.auth.renamePasskey.mutationOptions(passkeysChange));
export const useRemovePasskey = () => useMutation(orpc.auth.removePasskey.mutationOptions(passkeysChange));

export const useAskForPasskey = () => useMutation(orpc.auth.askForPasskey.mutationOptions());
export const useSignInWithPasskey = () =>
  useMutation(orpc.auth.signInWithPasskey.mutationOptions({ onSuccess: acceptSession }));
