import { useErrorText } from '#platform/use-error-text.ts';
import { FailedState } from './failed-state.tsx';
import { useKitTexts } from './kit-texts.ts';

/** What of a query says that it failed, and asks again. */
export type FailedQuery = { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };

/** Stands where something should be that the server didn't give: why, and the way to ask again. */
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
