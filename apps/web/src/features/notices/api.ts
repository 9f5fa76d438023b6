import type { InfiniteData } from '@tanstack/react-query';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { ListedNotice, Notice } from '@wordgrove/contract/notices';
import { orpc, queryClient } from '#platform/api.ts';
import { askIfOld, changeAtOnce, changeShown, markOld } from '#platform/change-shown.ts';
import { usePartOptions } from '#platform/parts-filled.ts';

/** Unread notices about the reader's account and classes, newest first. */
export const useNotices = () => useQuery(orpc.notices.list.queryOptions(usePartOptions()));

/** How many notices are unread; the live hints keep it up to date. */
export const useUnread = () =>
  useQuery(orpc.notices.unread.queryOptions({ staleTime: 5 * 60_000, ...usePartOptions() }));

const pages = orpc.notices.page.infiniteOptions({
  input: (before: string | undefined) => ({ before }),
  initialPageParam: undefined,
  getNextPageParam: ({ next }) => next,
});

/** Everything behind the bell, newest first, page by page. */
export const useNoticePages = () => useInfiniteQuery(pages);

const listKey = orpc.notices.list.queryKey();
const unreadKey = orpc.notices.unread.queryKey();
const keys = [listKey, unreadKey, pages.queryKey];
const context = { updates: keys };

type Pages = InfiniteData<{ notices: ListedNotice[]; next: string | null }>;
type Counted = { unread: number };

const withRead = (shown: Pages, isMeant: (notice: ListedNotice) => boolean): Pages => ({
  ...shown,
  pages: shown.pages.map((page) => ({
    ...page,
    notices: page.notices.map((notice) => (isMeant(notice) ? { ...notice, isRead: true } : notice)),
  })),
});

/** Shows notices as read before the server has said so, and returns to what it says if it refuses. */
const marking = (isMeant: (id: string) => boolean, unread: (before: number) => number) =>
  Promise.all([
    changeAtOnce<Notice[]>(queryClient, listKey, (list) => list.filter(({ id }) => !isMeant(id))),
    changeAtOnce<Counted>(queryClient, unreadKey, (before) => ({ unread: unread(before.unread) })),
    changeAtOnce<Pages>(queryClient, pages.queryKey, (shown) => withRead(shown, ({ id }) => isMeant(id))),
  ]);

const settling = {
  onSuccess: (counted: Counted) => queryClient.setQueryData(unreadKey, counted),
  onError: () => {
    for (const key of keys) markOld(queryClient, key);
  },
  onSettled: () => {
    for (const key of keys) askIfOld(queryClient, key);
  },
};

/** Marks one notice as read. */
export const useReadNotice = () =>
  useMutation(
    orpc.notices.read.mutationOptions({
      context,
      onMutate: ({ id }) =>
        marking(
          (each) => each === id,
          (before) => Math.max(0, before - 1),
        ),
      ...settling,
    }),
  );

/** Marks the newest notice on the screen and all older ones as read. */
export const useReadAll = () =>
  useMutation(
    orpc.notices.readAll.mutationOptions({
      context,
      onMutate: () =>
        marking(
          () => true,
          () => 0,
        ),
      ...settling,
    }),
  );

/** Marks all about one assignment as read. */
export const useReadAbout = () =>
  useMutation(
    orpc.notices.readAbout.mutationOptions({
      context: { updates: [unreadKey, pages.queryKey] },
      onSuccess: (counted, { assignmentId }) => {
        changeShown<Pages>(queryClient, pages.queryKey, (shown) =>
          withRead(shown, ({ assignment }) => assignment?.id === assignmentId),
        );
        queryClient.setQueryData(unreadKey, counted);
      },
    }),
  );

const digestKey = orpc.notices.digest.queryKey();

/** Whether the reader gets one mail a day about notices. */
export const useDigest = () => useQuery(orpc.notices.digest.queryOptions());

/** Switches that mail on or off. */
export const useSetDigest = () =>
  useMutation(
    orpc.notices.setDigest.mutationOptions({
      context: { updates: [digestKey] },
      onSuccess: (answer) => queryClient.setQueryData(digestKey, answer),
    }),
  );

/** Switches it off by the token of a mail, for whoever got that mail. */
export const useUnsubscribe = () => useMutation(orpc.notices.unsubscribe.mutationOptions());
