import type { Tx } from '#db/client.ts';
import { todos, todoTotals } from '#db/schema/all.ts';
import { insertMany } from './insert-many.ts';
import type { Learner } from './learner.ts';

export async function fillTodos(tx: Tx, learners: readonly Learner[]): Promise<void> {
  await insertMany(
    tx,
    todos,
    learners.flatMap(({ diary }) => diary.todos),
  );
  await insertMany(
    tx,
    todoTotals,
    learners.flatMap(({ diary }) => {
      const done = diary.todos.filter(({ doneAt, removedAt }) => doneAt && !removedAt);
      return done.slice(0, 1).map(({ studentId }) => ({ studentId, done: done.length }));
    }),
  );
}
