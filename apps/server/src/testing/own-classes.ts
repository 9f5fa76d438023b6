import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import type { Person } from '#testing/build.ts';

export const classWish = (name: string) => ({ id: uuid(), name, timeZone: 'Europe/Istanbul' });
export const profileOf = async (person: Person) => (await person.visitor.get('/profiles/me')).body;
export const classesOf = async (person: Person) => (await person.visitor.get('/classes')).body;

/** Creates a class; returns it. */
export async function makeClassOf(teacher: Person, name: string) {
  const answer = await teacher.visitor.post('/classes', classWish(name));
  expect(answer.status).toBe(201);
  return answer.body;
}
