import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Sprout } from '#ui/pictures/sprout.tsx';
import type { Filter } from './filters.ts';

export type NothingHereProps = { filter: Filter; onWrite: () => void };

/** Why the list is empty, and what to do about it. */
export function NothingHere({ filter, onWrite }: NothingHereProps) {
  const { t } = useTranslation('todos');
  const canWrite = filter === 'open' || filter === 'all' || filter === 'today';
  return (
    <EmptyState
      picture={<Sprout />}
      title={t(`empty.${filter}`)}
      text={t(`empty-text.${filter}`)}
      action={canWrite && <Button onClick={onWrite}>{t('empty-action')}</Button>}
    />
  );
}
