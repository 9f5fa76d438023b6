import type { QueryObserverResult } from '@tanstack/react-query';
import { keepPreviousData, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { limits } from '@wordgrove/contract/limits';
import type { TextWordState } from '@wordgrove/contract/pdf-fields';
import type { Fit, LibraryText } from '@wordgrove/contract/pdfs';
import { fileToRead } from '#features/pdfs/files/file-access.ts';
import { orpc, queryClient } from '#platform/api.ts';
import { errorStatus, isWorthRetrying } from '#platform/errors.ts';
import { isRetried } from '#platform/with-retries.ts';

const textsStayMs = 3_600_000;

/** What belongs to pages far from the screen is kept for those who scroll straight back, and no longer. */
const farPagesStayMs = 10_000;

/** The student's texts, page by page. */
export const useLibrary = () =>
  useInfiniteQuery(
    orpc.pdfs.library.infiniteOptions({
      input: (page: number) => ({ page }),
      initialPageParam: 1,
      getNextPageParam: ({ hasMore }, _, page) => (hasMore ? page + 1 : undefined),
    }),
  );

/** The student's own enrolments: whoever is in no class gets no text. */
export const useEnrolments = () => useQuery(orpc.classes.mine.queryOptions());

/** How much of each text the student knows, for pages of the library. It is an extra: without it, nothing is missing. */
export function useCoverage(pages: readonly (readonly LibraryText[])[]): ReadonlyMap<string, Fit> {
  const withWords = pages.map((texts) => texts.filter(({ hasText }) => hasText).map(({ id }) => id));
  return useQueries({
    queries: withWords
      .filter((ids) => ids.length > 0)
      .map((ids) => orpc.pdfs.coverage.queryOptions({ input: { ids }, placeholderData: keepPreviousData })),
    combine: (answers) => new Map(answers.flatMap(({ data = [] }) => data.map(({ id, fit }) => [id, fit]))),
  });
}

/** How often a text whose words aren't read yet is asked for again, should the hint that they are get lost. */
const askAgainMs = 30_000;

type OpenState = { state: { data?: LibraryText | undefined; error: unknown } };

const isWaiting = ({ state }: OpenState) => state.data?.preparation === 'waiting';

/**
 * Opening a text notes that it was opened, so it is asked once for each visit of the page. Hints that the text has
 * changed are followed only until its words are read, and once it was taken away: an open text stays as it is while it
 * is read.
 */
export const useOpenText = (id: string) =>
  useQuery({
    ...orpc.pdfs.open.queryOptions({
      input: { id },
      staleTime: (query) => (isWaiting(query) || query.state.error ? Number.POSITIVE_INFINITY : 'static'),
      gcTime: 0,
    }),
    refetchOnReconnect: false,
    refetchInterval: (query) => (isWaiting(query) ? askAgainMs : false),
    retry: (failures, error) => failures < 2 && isWorthRetrying(error),
  });

/** Where the file is, asked for once for each visit of the page. */
export const useFile = (path: string) =>
  useQuery({
    queryKey: ['pdf-file', path],
    queryFn: ({ signal }) => fileToRead(path, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: (failures, error) => failures < 2 && isWorthRetrying(error),
  });

/** Pages are asked for in blocks of this many, so that scrolling on doesn't ask for each one. */
const block = 5;

/** The blocks in which these pages are, each with its first and last page. */
function blocksOf(pages: Iterable<number>): { from: number; to: number }[] {
  const starts = new Set([...pages].map((page) => page - ((page - 1) % block)));
  return [...starts].sort((one, other) => one - other).map((from) => ({ from, to: from + block - 1 }));
}

type NearTexts = {
  texts: ReadonlyMap<number, string>;
  lack: Lack;
  /** The text was taken away from its reader. */
  isGone: boolean;
};

/** The text of each page near the screen, as the server read it. */
export function usePageTexts(id: string, near: Iterable<number>, isWanted: boolean): NearTexts {
  return useQueries({
    queries: (isWanted ? blocksOf(near) : []).map((pages) =>
      orpc.pdfs.pageTexts.queryOptions({ input: { id, ...pages }, staleTime: textsStayMs, gcTime: farPagesStayMs }),
    ),
    combine: textsByPage,
  });
}

// Combined by the same function each time, answers stay the same objects until one of them changes.
const textsByPage = (answers: readonly TextsAnswer[]): NearTexts => ({
  texts: new Map(answers.flatMap(({ data = [] }) => data.map(({ page, text }) => [page, text] as const))),
  lack: lackOf(answers),
  isGone: answers.some(isRefused),
});

type AnyAnswer = Pick<QueryObserverResult, 'error' | 'errorUpdatedAt' | 'dataUpdatedAt' | 'isError' | 'refetch'>;

type TextsAnswer = AnyAnswer & { data?: { page: number; text: string }[] | undefined };

/** What didn't come of what is wanted for the pages near the screen. */
export type Lack = {
  isLacking: boolean;
  /** Why the last one of it couldn't be fetched, if asking again may help, and when. */
  failure: { error: unknown; at: number } | null;
  /** When the last one of what is there came. */
  arrivedAt: number;
  retry: () => void;
};

function lackOf(answers: readonly (AnyAnswer & { data?: unknown })[]): Lack {
  const lacking = answers.filter(({ data }) => data === undefined);
  const failed = lacking.find(({ isError, error }) => isError && isRetried(error));
  return {
    isLacking: lacking.length > 0,
    failure: failed ? { error: failed.error, at: failed.errorUpdatedAt } : null,
    arrivedAt: Math.max(0, ...answers.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    retry: () => {
      for (const { isError, refetch } of lacking) if (isError) void refetch();
    },
  };
}

const isRefused = ({ error }: { error: unknown }) => errorStatus(error) === 404;

type WordOfPage = { word: string; state: TextWordState };

export type PageForms = ReadonlyMap<string, WordOfPage>;

type NearForms = {
  forms: ReadonlyMap<number, PageForms>;
  lack: Lack;
  /** The text was taken away from its reader: hints have these words asked for again, while the text itself isn't. */
  isGone: boolean;
};

/** The words of each page near the screen by their form, with the reader's state of each. */
export function usePageForms(id: string, near: Iterable<number>, isWanted: boolean): NearForms {
  return useQueries({
    queries: (isWanted ? blocksOf(near) : []).map((pages) =>
      orpc.pdfs.pageWords.queryOptions({ input: { id, ...pages }, gcTime: farPagesStayMs }),
    ),
    combine: formsByPage,
  });
}

type FormsAnswer = AnyAnswer & {
  data?: { page: number; forms: (WordOfPage & { form: string })[] }[] | undefined;
};

const formsByPage = (answers: readonly FormsAnswer[]): NearForms => ({
  forms: new Map(
    answers.flatMap(({ data = [] }) =>
      data.map(({ page, forms }) => [page, new Map(forms.map(({ form, ...word }) => [form, word]))] as const),
    ),
  ),
  lack: lackOf(answers),
  isGone: answers.some(isRefused),
});

/** A call about a text that is open was refused as if there were no such text: asks whether it is still there. */
export function askWhetherThere(id: string, error: unknown): void {
  if (!isRefused({ error })) return;
  void queryClient.invalidateQueries({ queryKey: orpc.pdfs.pageWords.key({ input: { id } }) });
}

/** The words of a page, or of the whole text. */
export const useTextWords = (id: string, page?: number) =>
  useQuery(orpc.pdfs.words.queryOptions({ input: { id, ...(page && { page }) }, placeholderData: keepPreviousData }));

export const searchMin = 2;

/** The pages where something is mentioned. */
export const useTextSearch = (id: string, text: string) =>
  useQuery(
    orpc.pdfs.search.queryOptions({
      input: { id, text },
      enabled: text.length >= searchMin && text.length <= limits.wordTextMax,
      staleTime: textsStayMs,
      placeholderData: keepPreviousData,
    }),
  );
