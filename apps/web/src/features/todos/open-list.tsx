import type { Todo } from '@wordgrove/contract/todos';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { focusIn, useFocusAfter } from '#ui/use-focus.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useMove } from './api.ts';
import type { Undoable } from './last-done.tsx';
import { useTodoActions } from './last-done.tsx';
import { neighbourFor } from './order.ts';
import { TodoRow } from './todo-row.tsx';
import styles from './todos.module.css';
import { useReorder } from './use-reorder.ts';

type OpenListProps = {
  /** All open to-dos in order; `shown` are those that pass the filter. */
  all: readonly Todo[];
  shown: readonly Todo[];
  day: string;
  onEdit: (todo: Todo) => void;
  onUndoable: (undoable: Undoable) => void;
};

/** The open to-dos, ordered by dragging, with the keyboard or from a menu. */
export function OpenList({ all, shown, day, onEdit, onUndoable }: OpenListProps) {
  const { t } = useTranslation('todos');
  const { failed } = useOutcomeToast();
  const move = useMove();
  const list = useRef<HTMLUListElement>(null);
  const focusAfter = useFocusAfter(shown);
  const focusPart = (id: string, part: 'tick' | 'handle' | 'menu') => {
    const place = `[data-todo="${id}"] [data-part="${part}"]`;
    focusAfter(() => focusIn(list, `${place}:is(input, button), ${place} :is(input, button)`));
  };
  const actions = useTodoActions(onUndoable);
  const help = useId();

  const handleMove = (id: string, to: number, part: 'handle' | 'menu') => {
    move.mutate({ id, after: neighbourFor(all, shown, id, to) }, { onError: failed });
    focusPart(id, part);
  };
  const reorder = useReorder({ items: shown, list, onMove: (id, to) => handleMove(id, to, 'handle') });
  const handleTick = (todo: Todo, at: number) => {
    const next = shown[at + 1] ?? shown[at - 1];
    if (next) focusPart(next.id, 'tick');
    actions.tick(todo, true, !next);
  };

  return (
    <section aria-label={t('open-list')}>
      <p id={help} hidden>
        {t('drag-help')}
      </p>
      <ul ref={list} className={styles.list}>
        {shown.map((todo, at) => (
          <TodoRow
            key={todo.id}
            todo={todo}
            day={day}
            place={{ at, of: shown.length }}
            handle={{ ...reorder.handleOf(todo), 'aria-describedby': help }}
            mark={reorder.markOf(at)}
            onTick={() => handleTick(todo, at)}
            onMove={(to) => {
              reorder.say(todo, to);
              handleMove(todo.id, to, 'menu');
            }}
            onEdit={() => onEdit(todo)}
            onRemove={() => actions.remove(todo)}
          />
        ))}
      </ul>
      <div aria-live="assertive">
        <VisuallyHidden>{reorder.said}</VisuallyHidden>
      </div>
    </section>
  );
}
