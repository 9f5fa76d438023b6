import { randomUUID } from 'node:crypto';
import { timeZone } from './days.ts';
import type { Invite, Person } from './people.ts';

export type HomeworkOptions = {
  title?: string;
  instructions?: string;
  /** A local time in Berlin: YYYY-MM-DDTHH:MM. */
  due?: string;
  /** Percent; null when finishing any game is enough. */
  target?: number | null;
  words?: readonly string[];
};

/** Words whose letters make no other word. */
const fruit = ['apple', 'banana', 'orange', 'cherry'] as const;

/** Sets anagrams of some words for a class, and publishes them. */
export async function setHomework(teacher: Person, { classId }: Invite, options: HomeworkOptions = {}) {
  const { title = 'Fruit', instructions = '', due, target = 80, words = fruit } = options;
  const { call } = teacher.visitor;
  const { id } = await call<{ id: string }>('POST', '/assignments', {
    id: randomUUID(),
    title,
    instructions,
    classIds: [classId],
    due: due ? { at: due, timeZone } : null,
    task: {
      kind: 'game',
      type: 'anagram',
      mode: 'definition',
      items: 4,
      timer: 'none',
      target,
      material: { kind: 'words', words },
    },
  });
  await call('POST', `/assignments/${id}/publish`, {});
  return { id, title };
}

/** Sets some words for a class, to be remembered with a chance of 90 % a day from now. */
export async function setOutcome(teacher: Person, { classId }: Invite, { title }: { title: string }) {
  const { call } = teacher.visitor;
  const at = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 16);
  const material = { kind: 'words', words: fruit };
  const { id } = await call<{ id: string }>('POST', '/assignments', {
    ...{ id: randomUUID(), title, classIds: [classId], due: { at, timeZone: 'UTC' }, publishes: true },
    task: { kind: 'outcome', recall: 0.9, material },
  });
  return { id, title };
}

/** Sets a text to hand in, without a due time, and publishes it. */
export async function setHandIn(teacher: Person, { classId }: Invite, given: { title: string; points: number }) {
  return await teacher.visitor.call<{ id: string }>('POST', '/assignments', {
    ...{ id: randomUUID(), classIds: [classId], due: null, publishes: true, ...given },
    task: { kind: 'hand-in', files: 0 },
  });
}

/** Writes a student's text and turns it in. */
export async function turnTextIn({ visitor: { call } }: Person, id: string, text: string): Promise<void> {
  await call('POST', `/assignments/${id}/hand-in/text`, { id, text, version: 0 });
  await call('POST', `/assignments/${id}/turn-in`, {});
}
