import type { Todo } from '@wordgrove/contract/todos';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { Button } from '#ui/button.tsx';
import { SubjectDialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Seedling } from '#ui/pictures/seedling.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useKeptFocus } from '#ui/use-focus.ts';
import { useOpenTodos } from './api.ts';
import { DoneList } from './done-list.tsx';
import { EditTodoForm } from './edit-todo-form.tsx';
import type { FilterBarProps } from './filter-bar.tsx';
import { FilterBar, useFilter } from './filter-bar.tsx';
import type { Filter } from './filters.ts';
import { openIn } from './filters.ts';
import type { Undoable } from './last-done.tsx';
import { LastDone } from './last-done.tsx';
import { OpenList } from './open-list.tsx';
import { QuickAdd } from './quick-add.tsx';
import styles from './todos.module.css';

/** What a student wants to do: a line to add a to-do, what appears by itself, and the list. */
export function TodosPage({ assigned }: { assigned: Assigned }) {
  const { t } = useTranslation('todos');
  const { filter, choose } = useFilter();
  const open = useOpenTodos();
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const [isOffered, setOffered] = useState(false);
  const offer = (last: Undoable) => {
    setUndoable(last);
    setOffered(true);
  };
  // The undo that was pressed is gone: the to-do that it brought back takes the focus.
  const focus = useKeptFocus<HTMLDivElement>(open.data, `[data-todo="${undoable?.id}"] :is(input, button)`);
  // Kept here rather than in a list, so that what is typed survives when the to-do leaves the list meanwhile.
  const editing = useDialogSubject<Todo>();
  const field = useRef<HTMLInputElement>(null);

  const place = usePlaceOf(assigned, open.data !== undefined);
  const set = assigned.open(filter);
  const past = assigned.past(filter);

  const list = () => {
    if (!open.data || place === 'awaited') return <Skeleton shape="row" count={6} label={t('loading')} />;
    const { todos, day, done } = open.data;
    const shown = openIn(filter, todos, day);
    const hasDone = (filter === 'done' || filter === 'all') && done > 0;
    return (
      <>
        {place === 'above' && set}
        {shown.length === 0 && !hasDone && !set && !past && (
          <NothingHere filter={filter} onWrite={() => field.current?.focus()} />
        )}
        {shown.length > 0 && <OpenList all={todos} shown={shown} day={day} onEdit={editing.open} onUndoable={offer} />}
        {place === 'above' && past}
        {hasDone && <DoneList day={day} onEdit={editing.open} onUndoable={offer} />}
        {place === 'below' && set}
        {place === 'below' && past}
      </>
    );
  };

  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={styles.page} {...focus}>
        <div className={styles.side}>
          <QuickAdd field={field} filter={filter} day={open.data?.day ?? null} />
          <FilterBar filter={filter} open={open.data} assigned={assigned} onChoose={choose} />
        </div>
        <div className={styles.main}>
          {open.isError && !open.data ? <LoadFailed title={t('failed')} query={open} /> : list()}
        </div>
        <SubjectDialog dialog={editing} title={t('edit-title')} size="small">
          {(todo) => <EditTodoForm todo={todo} onClose={editing.close} />}
        </SubjectDialog>
        {undoable && isOffered && <LastDone key={undoable.key} undoable={undoable} onClose={() => setOffered(false)} />}
      </div>
    </>
  );
}

/** Why the list is empty, and what to do about it. */
function NothingHere({ filter, onWrite }: { filter: Filter; onWrite: () => void }) {
  const { t } = useTranslation('todos');
  const canWrite = filter === 'open' || filter === 'all' || filter === 'today';
  return (
    <EmptyState
      picture={<Seedling mood={filter === 'overdue' || filter === 'open' ? 'proud' : 'curious'} />}
      title={t(`empty.${filter}`)}
      text={t(`empty-text.${filter}`)}
      action={canWrite && <Button onClick={onWrite}>{t('empty-action')}</Button>}
    />
  );
}

/** Items that appear on the list by themselves, passed in by the app; nothing of a part that has none. */
type Assigned = FilterBarProps['assigned'] & {
  isComing: boolean;
  open: (filter: Filter) => ReactNode;
  /** Those that were done or are over. */
  past: (filter: Filter) => ReactNode;
};

const patienceMs = 1500;

/**
 * Where they are placed. The list waits a moment for what belongs above it; what arrives later goes below, so that
 * nothing moves while somebody reads.
 */
function usePlaceOf({ isComing }: Assigned, isListHere: boolean): 'awaited' | 'above' | 'below' {
  const [isLate, setLate] = useState(false);
  const isAwaited = isListHere && isComing;
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  if (isLate) return 'below';
  return isComing ? 'awaited' : 'above';
}
