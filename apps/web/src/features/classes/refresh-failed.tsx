import { useTranslation } from 'react-i18next';
import { useErrorText } from '#platform/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import type { FailedQuery } from '#ui/load-failed.tsx';
import { Notice } from '#ui/notice.tsx';

type RefreshFailedProps = {
  query: FailedQuery & { isError: boolean };
  /** Replaces the title saying that the list may be old, for when there is no list. */
  title?: string | undefined;
};

/** Says above a list that it may be out of date, because a refetch failed. */
export function RefreshFailed({ query, title }: RefreshFailedProps) {
  const { t } = useTranslation(['classes', 'app']);
  const { errorText } = useErrorText();
  if (!query.isError) return null;
  const retry = (
    <Button onClick={() => void query.refetch()} loading={query.isFetching}>
      {t('app:retry')}
    </Button>
  );
  return (
    <Notice tone="warning" title={title ?? t('may-be-old')} action={retry}>
      {errorText(query.error)}
    </Notice>
  );
}
