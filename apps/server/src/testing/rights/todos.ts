import { v7 as uuid } from 'uuid';
import { todos } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import type { Who } from './askers.ts';
import type { Input } from './contract-calls.ts';
import type { Make } from './example-makers.ts';

/** Two open to-dos, the second below the first. */
export type TodosOfOne = { owner: Who; todoId: string; lastId: string };

export const todoTexts = { title: 'Read chapter 3', notes: 'Ask about p. 41', dueOn: '2026-05-01', priority: 'high' };

export async function fillTodos({ db, clock }: TestApp, who: Who, studentId: string): Promise<TodosOfOne> {
  const [todoId, lastId] = [uuid(), uuid()];
  const now = clock.now();
  const todo = { studentId, title: 'Learn', priority: 'medium', createdAt: now, updatedAt: now } as const;
  await db.insert(todos).values([
    { ...todo, id: todoId, position: 0 },
    { ...todo, id: lastId, position: 1 },
  ]);
  return { owner: who, todoId, lastId };
}

/** The caller's own, a student's and a nonexistent one. */
export const todosOf =
  (make: (todos: TodosOfOne) => Input): Make =>
  (school, { who }) => {
    const named = school.todos.filter(({ owner }) => owner === who || owner === 'student');
    const inOrder = named.sort((one, other) => Number(other.owner === who) - Number(one.owner === who));
    return [...inOrder, { owner: 'deleted account' as const, todoId: uuid(), lastId: uuid() }].map((of) => ({
      label: `to-do of the ${of.owner}`,
      input: make(of),
      isMine: of.owner === who,
    }));
  };
