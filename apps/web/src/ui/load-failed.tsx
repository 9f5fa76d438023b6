import { useErrorText } from '#platform/use-error-text.ts';
import { FailedState } from './failed-state.tsx';
import { useKitTexts } from './kit-texts.ts';

/** The fields of a query that say that it failed, and how to refetch it. */
export type FailedQuery = { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };

/** Shown in place of something the server didn't deliver: why, and a button to retry. */
export function LoadFailed({ title, query }: { title: string; query: FailedQuery }) {
  const { retry } = useKitTexts();
  const { errorText } = useErrorText();
  return (
    <FailedState
      title={title}
      text={errorText(query.error)}
      retryText={retry}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
