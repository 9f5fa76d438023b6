import { useTranslation } from 'react-i18next';
import type { FailedQuery } from '#ui/load-failed.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export type ListStateProps = {
  query: FailedQuery & { isError: boolean };
};

/** Shown where a list will be; says so when it can't be loaded. */
export function ListState({ query }: ListStateProps) {
  const { t } = useTranslation('dictionary');
  if (!query.isError) return <Skeleton shape="row" count={4} label={t('list-loading')} />;
  return <LoadFailed title={t('list-failed')} query={query} />;
}
