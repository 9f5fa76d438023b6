import { v7 as uuid } from 'uuid';
import { call, registerTeacher } from './calls.ts';

/** Registers a student in a class of a new teacher. */
export async function registerStudent(origin: string): Promise<{ cookie: string; userId: string }> {
  const teacher = await registerTeacher(origin);
  const invite = { id: uuid(), className: 'Bench', timeZone: 'UTC' };
  const { body } = await call<{ code: string }>(origin, 'POST', '/invites', invite, teacher);
  const id = uuid();
  const account = { id, email: `${id}@example.org`, password: 'walnut-lantern-42', fullName: 'Ada Bench' };
  const { cookie } = await call(origin, 'POST', '/auth/register/student', {
    ...account,
    inviteCode: body.code,
    language: 'en',
    timeZone: 'UTC',
  });
  return { cookie, userId: id };
}
