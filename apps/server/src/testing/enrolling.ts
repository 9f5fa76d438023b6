import { v7 as uuid } from 'uuid';
import type { TestApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';

export type Row = Record<string, unknown>;
export type Verdict = 'approve' | 'decline' | 'remove' | 'restore';

export const body = async (person: Person, path: string) => (await person.visitor.get(path)).body;
export const counts = async (person: Person) => (await body(person, '/profiles/me')).teacher;
export const mine = (student: Person) => body(student, '/enrolments/mine');
export const join = (student: Person, code: string, id = uuid()) => student.visitor.post('/enrolments', { id, code });
export const decideOn = (by: Person, verdict: Verdict, enrolmentIds: unknown[]) =>
  by.visitor.post(`/enrolments/${verdict}`, { enrolmentIds });

export async function enrolmentIdsOf(teacher: Person): Promise<unknown[]> {
  return (await body(teacher, '/students')).map((row: Row) => row.enrolmentId);
}

/** A student who joined through another teacher's code, and so belongs to nobody here yet. */
export async function outsider(app: TestApp, wish: { fullName?: string } = {}): Promise<Person> {
  const { code } = await buildInvite(await buildTeacher(app, { fullName: 'Other Teacher' }), {
    className: 'Elsewhere',
  });
  return buildStudent(app, code, wish);
}
