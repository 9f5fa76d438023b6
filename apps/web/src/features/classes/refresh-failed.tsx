import { useTranslation } from 'react-i18next';
import type { FailedQuery } from '#ui/load-failed.tsx';
import { FailedNotice } from '#ui/load-failed.tsx';

type RefreshFailedProps = {
  query: FailedQuery & { isError: boolean };
  /** Replaces the title saying that the list may be old, for when there is no list. */
  title?: string | undefined;
};

/** Says above a list that it may be out of date, because a refetch failed. */
export function RefreshFailed({ query, title }: RefreshFailedProps) {
  const { t } = useTranslation('classes');
  return query.isError && <FailedNotice tone="warning" title={title ?? t('may-be-old')} query={query} />;
}
