import type { Todo } from '@wordgrove/contract/todos';
import type {
  ComponentProps,
  KeyboardEvent as ReactKeyboardEvent,
  PointerEvent as ReactPointerEvent,
  RefObject,
} from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeAt } from './order.ts';

type Options = {
  items: readonly Todo[];
  list: RefObject<HTMLElement | null>;
  onMove: (id: string, to: number) => void;
};

/** An item being moved, and where it would be dropped now. */
type Lifted = { id: string; to: number; by: 'keyboard' | 'pointer' };

type Reorder = {
  handleOf: (todo: Todo) => ComponentProps<'button'>;
  markOf: (at: number) => 'lifted' | 'before' | 'after' | undefined;
  /** What screen readers announce about it. */
  said: string;
  say: (todo: Todo, to: number) => void;
};

/** Lifts, carries and drops a row, by keyboard or pointer. The list itself changes only on dropping. */
export function useReorder({ items, list, onMove }: Options): Reorder {
  const { t } = useTranslation('todos');
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [said, setSaid] = useState('');
  const placeText = ({ title }: Todo, to: number) => ({ title, place: to + 1, all: items.length });

  const drop = (todo: Todo, to: number) => {
    setLifted(null);
    setSaid(t('said.dropped', placeText(todo, to)));
    if (items[to]?.id !== todo.id) onMove(todo.id, to);
  };
  const cancel = (todo: Todo) => {
    setLifted(null);
    setSaid(t('said.cancelled', { title: todo.title }));
  };
  const carry = (todo: Todo, to: number) => {
    setLifted({ id: todo.id, to, by: 'keyboard' });
    setSaid(t('said.carried', placeText(todo, to)));
  };
  const lift = (todo: Todo, at: number) => {
    setLifted({ id: todo.id, to: at, by: 'keyboard' });
    setSaid(t('said.lifted', placeText(todo, at)));
  };
  const startDrag = usePointerDrag(list);

  const handleKey = (event: ReactKeyboardEvent, todo: Todo, at: number) => {
    const isLifted = lifted?.id === todo.id;
    const step = isLifted ? keyStep(event.key, lifted.to, items.length) : event.key === ' ' ? 'lift' : null;
    if (step === null) return;
    event.preventDefault();
    if (step === 'lift') lift(todo, at);
    else if (step === 'cancel') cancel(todo);
    else if (step === 'drop') drop(todo, lifted?.to ?? at);
    else carry(todo, step);
  };

  return {
    said,
    say: (todo, to) => setSaid(t('said.dropped', placeText(todo, to))),
    handleOf: (todo) => {
      const at = items.indexOf(todo);
      return {
        'aria-pressed': lifted?.id === todo.id,
        onKeyDown: (event) => handleKey(event, todo, at),
        onBlur: () => lifted?.by === 'keyboard' && cancel(todo),
        onPointerDown: (event) =>
          startDrag(event, at, {
            onOver: (to) => setLifted({ id: todo.id, to, by: 'pointer' }),
            onDrop: (to) => drop(todo, to),
            onCancel: () => setLifted(null),
          }),
      };
    },
    markOf: (at) => markOf(lifted, items, at),
  };
}

/** What a key does to a lifted item: where it moves it, or how the move ends. */
function keyStep(key: string, to: number, all: number): number | 'drop' | 'cancel' | null {
  if (key === ' ' || key === 'Enter') return 'drop';
  if (key === 'Escape') return 'cancel';
  if (key === 'ArrowUp') return Math.max(to - 1, 0);
  if (key === 'ArrowDown') return Math.min(to + 1, all - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? all - 1 : null;
}

function markOf(lifted: Lifted | null, items: readonly Todo[], at: number): 'lifted' | 'before' | 'after' | undefined {
  const from = items.findIndex(({ id }) => id === lifted?.id);
  if (!lifted || from < 0) return undefined;
  if (at === from) return 'lifted';
  if (at !== lifted.to) return undefined;
  return lifted.to < from ? 'before' : 'after';
}

type Drag = { onOver: (to: number) => void; onDrop: (to: number) => void; onCancel: () => void };

/** How far a finger must move before it isn't a tap, and how near the edge the page starts to scroll; in pixels. */
const slack = 6;
const edge = 72;

/** Follows a finger or mouse from a handle until it is released, and scrolls the page at its edges. */
function usePointerDrag(
  list: RefObject<HTMLElement | null>,
): (event: ReactPointerEvent, from: number, drag: Drag) => void {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  return (down, from, drag) => {
    if (down.button !== 0 || !down.isPrimary) return;
    stop.current?.();
    let y = down.clientY;
    let isOnWay = false;
    let frame = 0;
    const place = () => placeAt(y, middlesOf(list.current), from);
    const follow = () => {
      const speed = y < edge ? y - edge : y > window.innerHeight - edge ? y - window.innerHeight + edge : 0;
      if (speed !== 0) window.scrollBy({ top: speed / 5, behavior: 'instant' });
      drag.onOver(place());
      frame = requestAnimationFrame(follow);
    };
    const handleMove = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      y = event.clientY;
      if (isOnWay || Math.abs(y - down.clientY) < slack) return;
      isOnWay = true;
      follow();
    };
    const handleUp = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      stop.current?.();
      if (isOnWay) drag.onDrop(place());
    };
    const give = () => {
      stop.current?.();
      drag.onCancel();
    };
    const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && give();
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener('pointermove', handleMove, { signal });
    window.addEventListener('pointerup', handleUp, { signal });
    window.addEventListener('pointercancel', give, { signal });
    window.addEventListener('keydown', handleKey, { signal });
    stop.current = () => {
      ended.abort();
      cancelAnimationFrame(frame);
    };
  };
}

function middlesOf(list: HTMLElement | null): number[] {
  return [...(list?.children ?? [])].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
}
