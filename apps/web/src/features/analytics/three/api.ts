import { useMutation, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api.ts';
import { refreshing } from '#platform/changes.ts';
import { usePartOptions } from '#platform/parts-filled.ts';

const change = refreshing(orpc.analytics.three.key());

/** Whom to talk to today, of one class or of all open ones. */
export const useThreeToday = (classId: string | undefined) =>
  useQuery(orpc.analytics.three.queryOptions({ input: classId ? { classId } : {}, ...usePartOptions() }));

export const usePutAside = () => useMutation(orpc.analytics.putAside.mutationOptions(change));

export const useTakeUp = () => useMutation(orpc.analytics.takeUp.mutationOptions(change));
