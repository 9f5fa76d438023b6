import { IconCalendarDue } from '@tabler/icons-react';
import type { Todo } from '@wordgrove/contract/todos';
import { useTranslation } from 'react-i18next';
import { daysFrom } from '#platform/time-zones.ts';
import { useFormat } from '#platform/use-format.ts';
import { isOverdue } from './filters.ts';
import styles from './todos.module.css';

export type DueTextProps = { todo: Pick<Todo, 'dueOn' | 'doneAt'>; day: string };

/** When it is due, relative to today; when it was done, once it is. */
export function DueText({ todo, day }: DueTextProps) {
  const { t } = useTranslation('todos');
  const format = useFormat();
  const { dueOn, doneAt } = todo;
  if (doneAt !== null) return <span>{t('done-on', { when: format.date(doneAt) })}</span>;
  if (dueOn === null) return null;
  const days = daysFrom(day, dueOn);
  const isNear = dueOn.slice(0, 4) === day.slice(0, 4);
  const when = isNear ? format.shortDay(dueOn) : format.day(dueOn);
  const words = () => {
    if (isOverdue(todo, day)) return t('due.overdue', { when });
    if (days === 0) return t('due.today');
    return days === 1 ? t('due.tomorrow') : t('due.on', { when });
  };
  return (
    <span className={styles.due} data-tone={days < 0 ? 'late' : days === 0 ? 'now' : undefined}>
      <IconCalendarDue size="1rem" aria-hidden="true" /> {words()}
    </span>
  );
}
