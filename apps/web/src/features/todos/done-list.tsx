import { limits } from '@wordgrove/contract/limits';
import type { Todo } from '@wordgrove/contract/todos';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { FailedNotice } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useDoneTodos } from './api.ts';
import type { Undoable } from './last-done.tsx';
import { useTodoActions } from './last-done.tsx';
import { TodoRow } from './todo-row.tsx';
import styles from './todos.module.css';

export type DoneListProps = {
  day: string;
  onEdit: (todo: Todo) => void;
  onUndoable: (undoable: Undoable) => void;
};

/** Completed to-dos, latest first, page by page. */
export function DoneList({ day, onEdit, onUndoable }: DoneListProps) {
  const { t } = useTranslation('todos');
  const [page, setPage] = useState(1);
  const done = useDoneTodos(page);
  const actions = useTodoActions(onUndoable);
  if (!done.data) {
    if (done.isError) return <FailedNotice title={t('failed')} query={done} />;
    return <Skeleton shape="row" count={3} label={t('loading')} />;
  }
  const pages = Math.max(1, Math.ceil(done.data.total / limits.doneTodosPage));
  return (
    <section aria-label={t('done-list')} className={layout.stackSmall}>
      <h2>{t('done-list')}</h2>
      <ul className={styles.list}>
        {done.data.todos.map((todo) => (
          <TodoRow
            key={todo.id}
            todo={todo}
            day={day}
            onTick={() => actions.tick(todo, false, true)}
            onEdit={() => onEdit(todo)}
            onRemove={() => actions.remove(todo)}
          />
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label={t('pages')} className={styles.pages}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('newer')}
          </Button>
          <span>{t('page', { page, pages })}</span>
          <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('older')}
          </Button>
        </nav>
      )}
    </section>
  );
}
