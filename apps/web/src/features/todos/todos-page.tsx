import type { Todo } from '@wordgrove/contract/todos';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useOpenTodos } from './api.ts';
import type { Assigned } from './assigned.ts';
import { usePlaceOf, wantedIn } from './assigned.ts';
import { DoneList } from './done-list.tsx';
import { EditTodoDialog } from './edit-todo-dialog.tsx';
import { FilterBar } from './filter-bar.tsx';
import { openIn } from './filters.ts';
import type { Undoable } from './last-done.tsx';
import { LastDone } from './last-done.tsx';
import { NothingHere } from './nothing-here.tsx';
import { OpenList } from './open-list.tsx';
import { QuickAdd } from './quick-add.tsx';
import styles from './todos.module.css';
import { useFilter } from './use-filter.ts';

/** What a student wants to do: a line to add a to-do, what appears by itself, and the list. */
export function TodosPage({ assigned }: { assigned: Assigned }) {
  const { t } = useTranslation('todos');
  const { filter, choose } = useFilter();
  const open = useOpenTodos();
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  // Kept here rather than in a list, so that what is typed survives when the to-do leaves the list meanwhile.
  const editing = useDialogSubject<Todo>();
  const field = useRef<HTMLInputElement>(null);

  const place = usePlaceOf(assigned, open.data !== undefined);
  const set = assigned.of(wantedIn(filter));

  const list = () => {
    if (!open.data || place === 'awaited') return <Skeleton shape="row" count={6} label={t('loading')} />;
    const { todos, day, done } = open.data;
    const shown = openIn(filter, todos, day);
    const hasDone = (filter === 'done' || filter === 'all') && done > 0;
    return (
      <>
        {place === 'above' && set}
        {shown.length === 0 && !hasDone && !set && (
          <NothingHere filter={filter} onWrite={() => field.current?.focus()} />
        )}
        {shown.length > 0 && (
          <OpenList all={todos} shown={shown} day={day} onEdit={editing.open} onUndoable={setUndoable} />
        )}
        {hasDone && <DoneList day={day} onEdit={editing.open} onUndoable={setUndoable} />}
        {place === 'below' && set}
      </>
    );
  };

  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={styles.page}>
        <QuickAdd field={field} filter={filter} day={open.data?.day ?? null} />
        <FilterBar filter={filter} open={open.data} onChoose={choose} />
        {open.isError && !open.data ? <LoadFailed title={t('failed')} query={open} /> : list()}
        {editing.subject && (
          <EditTodoDialog
            todo={editing.subject}
            isOpen={editing.isOpen}
            opening={editing.opening}
            onClose={editing.close}
          />
        )}
        {undoable && <LastDone key={undoable.key} undoable={undoable} onClose={() => setUndoable(null)} />}
      </div>
    </>
  );
}
