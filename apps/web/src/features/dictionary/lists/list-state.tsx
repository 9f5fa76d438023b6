import { useTranslation } from 'react-i18next';
import { useErrorText } from '#platform/use-error-text.ts';
import { FailedState } from '#ui/failed-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export type ListStateProps = {
  query: { isError: boolean; isFetching: boolean; error: unknown; refetch: () => Promise<unknown> };
};

/** Stands where a list will be, and says so when it can't be had. */
export function ListState({ query }: ListStateProps) {
  const { t } = useTranslation(['dictionary', 'app']);
  const { errorText } = useErrorText();
  if (!query.isError) return <Skeleton shape="row" count={4} label={t('list-loading')} />;
  return (
    <FailedState
      title={t('list-failed')}
      text={errorText(query.error)}
      retryText={t('app:retry')}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
