import type { Tx } from '#db/client.ts';
import { todos } from '#db/schema/all.ts';
import { insertMany } from './insert-many.ts';
import type { Learner } from './learner.ts';

export async function fillTodos(tx: Tx, learners: readonly Learner[]): Promise<void> {
  await insertMany(
    tx,
    todos,
    learners.flatMap(({ diary }) => diary.todos),
  );
}
