import { useTranslation } from 'react-i18next';
import { useErrorText } from '#platform/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

type PartStateProps = {
  query: { isError: boolean; isFetching: boolean; error: unknown; refetch: () => Promise<unknown> };
};

/** Shown where a part of the progress will be; says so when it can't be loaded. */
export function PartState({ query }: PartStateProps) {
  const { t } = useTranslation(['flashcards', 'app']);
  const { errorText } = useErrorText();
  if (!query.isError) return <Skeleton shape="card" label={t('progress.loading')} />;
  const retry = (
    <Button onClick={() => void query.refetch()} loading={query.isFetching}>
      {t('app:retry')}
    </Button>
  );
  return (
    <Notice tone="error" title={t('progress.failed')} action={retry}>
      {errorText(query.error)}
    </Notice>
  );
}
