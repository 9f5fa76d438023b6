import { useTranslation } from 'react-i18next';
import { useErrorText } from '#platform/use-error-text.ts';
import { FailedState } from '#ui/failed-state.tsx';

export type LoadFailedProps = {
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
  title: string;
};

/** Says why something couldn't be loaded, with the way to try again. */
export function LoadFailed({ query, title }: LoadFailedProps) {
  const { t } = useTranslation('app');
  const { errorText } = useErrorText();
  return (
    <FailedState
      title={title}
      text={errorText(query.error)}
      retryText={t('retry')}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
