import type { Tx } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import { placeBetween } from './rules.ts';
import type { TodoRow } from './store.ts';
import { listOpen, spreadOut, updateTodo } from './store.ts';

/** The to-do to place it behind; null for the first place. */
export type TodoMove = { id: string; after: string | null };

/** Moves an open to-do, read while the list is locked; returns it unchanged when it is already there. */
export async function moveTodo(tx: Tx, own: OwnRows, todo: TodoRow, { after }: TodoMove, now: Date): Promise<TodoRow> {
  const open = await listOpen(tx, own);
  const others = open.filter(({ id }) => id !== todo.id);
  const at = after === null ? 0 : others.findIndex(({ id }) => id === after) + 1;
  const isOpen = others.length < open.length;
  if (!isOpen || after === todo.id || (after !== null && at === 0)) throw failures.notFound();
  if (open[at]?.id === todo.id) return todo;
  const place = placeBetween(others[at - 1]?.position ?? null, others[at]?.position ?? null);
  if (place !== null) return updateTodo(tx, own, todo.id, { position: place }, now);
  await spreadOut(tx, own);
  return moveTodo(tx, own, todo, { id: todo.id, after }, now);
}
