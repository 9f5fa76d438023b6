import { useMutation, useQuery } from '@tanstack/react-query';
import type { Notice } from '@wordgrove/contract/notices';
import { orpc, queryClient } from '#platform/api.ts';
import { askIfOld, changeAtOnce, markOld } from '#platform/change-shown.ts';
import { usePartOptions } from '#platform/parts-filled.ts';

/** Notices the reader hasn't dismissed yet, newest first. */
export const useNotices = () => useQuery(orpc.notices.list.queryOptions(usePartOptions()));

const queryKey = orpc.notices.list.queryKey();

/** Dismisses a notice. It disappears at once and comes back only if the server refuses. */
export const useDismissNotice = () =>
  useMutation(
    orpc.notices.dismiss.mutationOptions({
      context: { updates: [queryKey] },
      onMutate: ({ id }) =>
        changeAtOnce<Notice[]>(queryClient, queryKey, (list) => list.filter((notice) => notice.id !== id)),
      onError: () => markOld(queryClient, queryKey),
      onSettled: () => askIfOld(queryClient, queryKey),
    }),
  );
