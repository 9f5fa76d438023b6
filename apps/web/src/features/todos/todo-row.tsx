import { IconArrowDown, IconArrowUp, IconEdit, IconGripVertical, IconTrash } from '@tabler/icons-react';
import type { Todo } from '@wordgrove/contract/todos';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import type { MenuItem } from '#ui/menu.tsx';
import { MoreMenu } from '#ui/menu.tsx';
import { DueText } from './due-text.tsx';
import styles from './todos.module.css';

type TodoRowProps = {
  todo: Todo;
  /** The reader's local day. */
  day: string;
  onTick: () => void;
  onEdit: () => void;
  onRemove: () => void;
  /** Only open to-dos have an order. */
  place?: { at: number; of: number };
  handle?: ComponentProps<'button'>;
  /** `lifted`: this one is being moved. `before` and `after`: a moved one would be dropped there. */
  mark?: 'lifted' | 'before' | 'after' | undefined;
  onMove?: (to: number) => void;
};

const tones = { high: 'red', low: 'grey' } as const;

/** One to-do: its checkbox, its text, and its actions. */
export function TodoRow({ todo, day, onTick, onEdit, onRemove, place, handle, mark, onMove }: TodoRowProps) {
  const { t } = useTranslation('todos');
  const { id, title, notes, priority, doneAt } = todo;
  return (
    <li className={styles.row} data-todo={id} data-mark={mark} data-done={doneAt !== null}>
      {handle && (
        <button
          {...handle}
          type="button"
          data-part="handle"
          className={styles.handle}
          aria-label={t('reorder', { title })}
        >
          <IconGripVertical size="1.25rem" aria-hidden="true" />
        </button>
      )}
      <div data-part="tick">
        <Checkbox labelHidden label={t('tick', { title })} checked={doneAt !== null} onChange={onTick} />
      </div>
      <div className={styles.words}>
        <p className={styles.name} data-name>
          {title}
        </p>
        {notes && <p className={styles.notes}>{notes}</p>}
        <p className={styles.marks}>
          <DueText todo={todo} day={day} />
          {priority !== 'medium' && doneAt === null && (
            <Badge tone={tones[priority]}>{t(`priorities.${priority}`)}</Badge>
          )}
        </p>
      </div>
      <div data-part="menu">
        <TodoMenu title={title} place={place} onMove={onMove} onEdit={onEdit} onRemove={onRemove} />
      </div>
    </li>
  );
}

type TodoMenuProps = {
  title: string;
  place: { at: number; of: number } | undefined;
  onMove: ((to: number) => void) | undefined;
  onEdit: () => void;
  onRemove: () => void;
};

/** What can be done with one to-do. */
function TodoMenu({ title, place, onMove, onEdit, onRemove }: TodoMenuProps) {
  const { t } = useTranslation('todos');
  const moves: MenuItem[] = [];
  if (place && onMove && place.at > 0) {
    moves.push({ id: 'up', text: t('up'), icon: IconArrowUp, onSelect: () => onMove(place.at - 1) });
  }
  if (place && onMove && place.at < place.of - 1) {
    moves.push({ id: 'down', text: t('down'), icon: IconArrowDown, onSelect: () => onMove(place.at + 1) });
  }
  const groups = [
    [{ id: 'edit', text: t('edit'), icon: IconEdit, onSelect: onEdit }],
    moves,
    [{ id: 'remove', text: t('remove'), icon: IconTrash, dangerous: true, onSelect: onRemove }],
  ];
  return <MoreMenu label={t('more', { title })} groups={groups} />;
}
