import type { SchoolClass } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Sprout } from '#ui/pictures/sprout.tsx';
import { NoClass } from './no-class.tsx';

export type NothingSetProps = {
  /** The open classes; undefined when they couldn't be loaded. */
  classes: readonly SchoolClass[] | undefined;
  /** The class whose assignments are listed; undefined for all classes. */
  className: string | undefined;
  onBegin: () => void;
};

/** Why the list is empty, and what to do next. */
export function NothingSet({ classes, className, onBegin }: NothingSetProps) {
  const { t } = useTranslation('assignments-teacher');
  if (classes?.every(({ activeStudents }) => activeStudents === 0)) return <NoClass hasClass={classes.length > 0} />;
  return (
    <EmptyState
      picture={<Sprout />}
      title={className === undefined ? t('empty') : t('empty-class', { class: className })}
      text={t('empty-text')}
      action={<Button onClick={onBegin}>{t('empty-action')}</Button>}
    />
  );
}
