import { useTranslation } from 'react-i18next';
import type { NotLoadedProps } from '#ui/load-failed.tsx';
import { FailedNotice } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Shown where a part of the progress will be; says so when it can't be loaded. */
export function PartState({ query }: Pick<NotLoadedProps, 'query'>) {
  const { t } = useTranslation('flashcards');
  if (query.isError) return <FailedNotice title={t('progress.failed')} query={query} />;
  return <Skeleton shape="card" label={t('progress.loading')} />;
}
