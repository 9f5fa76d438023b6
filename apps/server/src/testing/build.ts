import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { authUsers } from '#db/schema/auth.ts';
import type { TestApp } from '#testing/app.ts';
import type { Visitor } from '#testing/visitor.ts';

export type Person = { id: string; email: string; password: string; visitor: Visitor };

let people = 0;

type Wish = { fullName?: string; email?: string; verified?: boolean };

/** A registered, verified and signed-in teacher. */
export async function buildTeacher(app: TestApp, wish: Wish = {}): Promise<Person> {
  return register(app, 'teacher', wish, {});
}

/** A student who has registered with the code, verified the address and signed in. */
export async function buildStudent(app: TestApp, inviteCode: string, wish: Wish = {}): Promise<Person> {
  return register(app, 'student', wish, { inviteCode });
}

async function register(app: TestApp, role: 'teacher' | 'student', wish: Wish, more: object): Promise<Person> {
  people += 1;
  const person = { id: uuid(), email: wish.email ?? `${role}${people}@example.org`, password: 'walnut-lantern-42' };
  const visitor = app.visitor();
  const input = {
    ...person,
    fullName: wish.fullName ?? `Ada Number${people}`,
    language: 'en',
    timeZone: 'Europe/Istanbul',
    ...more,
  };
  const answer = await visitor.post(`/auth/register/${role}`, input);
  if (answer.status !== 201)
    throw new Error(`registering a ${role} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  if (wish.verified !== false)
    await app.db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, person.id));
  return { ...person, visitor };
}

/** An invite by the teacher to the class of that name; returns the call's invite. */
export async function buildInvite(
  teacher: Person,
  wish: Record<string, unknown> = {},
): Promise<{ id: string; code: string; classId: string }> {
  const answer = await teacher.visitor.post('/invites', { id: uuid(), timeZone: 'Europe/Istanbul', ...wish });
  if (answer.status !== 201)
    throw new Error(`making an invite answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export type Child = { id: string; signInName: string; classId: string; password: string; visitor: Visitor };

/** A child without a mailbox: added to a new class, in by the login card, with a password of its own. */
export async function buildChild(app: TestApp, teacher: Person): Promise<Child> {
  const { classId } = await buildInvite(teacher, { className: uuid().slice(-8) });
  const child = { id: uuid(), classId, password: 'orchard-kettle-77', visitor: app.visitor() };
  const students = [{ id: child.id, name: 'Mina Kaya' }];
  await teacher.visitor.post(`/classes/${classId}/students`, { language: 'en', students });
  const [card] = (await teacher.visitor.post('/auth/cards', { studentIds: [child.id] })).body.cards;
  await child.visitor.post('/auth/sign-in/card', { token: card.token, pageId: uuid() });
  await child.visitor.post('/auth/password/new', { password: child.password });
  return { ...child, signInName: card.signInName };
}
