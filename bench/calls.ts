import { v7 as uuid } from 'uuid';

type Answer<Body> = { status: number; cookie: string; body: Body };

/** One call of the API; the cookies it set are merged for the next one. `ask.ok` gives the body, or throws. */
export type Ask = {
  <Body>(method: Method, path: string, input?: object, cookie?: string): Promise<Answer<Body>>;
  ok: <Body>(method: Method, path: string, input?: object, cookie?: string) => Promise<Body>;
};

type Method = 'GET' | 'POST' | 'PATCH';

export function asking(origin: string): Ask {
  async function ask<Body>(method: Method, path: string, input?: object, cookie = ''): Promise<Answer<Body>> {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { cookie, ...(input ? { 'content-type': 'application/json' } : {}) },
      ...(input ? { body: JSON.stringify(input) } : {}),
    });
    const set = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    return { status: answer.status, cookie: set.join('; '), body: (await answer.json()) as Body };
  }
  ask.ok = async <Body>(...call: Parameters<Ask>): Promise<Body> => {
    const { status, body } = await ask<Body>(...call);
    if (status >= 300) throw new Error(`${call[1]} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  return ask;
}

export const password = 'walnut-lantern-42';

/** Somebody who hasn't registered yet. */
export function newPerson() {
  const id = uuid();
  return { id, email: `${id}@example.org`, password, fullName: 'Ada Bench', language: 'en', timeZone: 'UTC' };
}

/** Registers a teacher. @returns the cookies of the new session */
export async function registerTeacher(ask: Ask): Promise<string> {
  return (await register(ask, 'teacher', newPerson())).cookie;
}

/** Registers a student in a class of a new teacher. */
export async function registerStudent(ask: Ask) {
  const teacher = await registerTeacher(ask);
  const { code, classId, teacherId } = await openClass(ask, teacher);
  return { ...(await registerWith(ask, code)), teacher, classId, teacherId };
}

/** A new class of the teacher, with the code that opens it. */
export function openClass(ask: Ask, teacher: string) {
  type Invite = { code: string; classId: string; teacherId: string };
  return ask.ok<Invite>('POST', '/invites', { id: uuid(), className: 'Bench', timeZone: 'UTC' }, teacher);
}

/** Registers a student with a code. */
export async function registerWith(ask: Ask, inviteCode: string): Promise<{ cookie: string; userId: string }> {
  const person = newPerson();
  const { cookie } = await register(ask, 'student', { ...person, inviteCode });
  return { cookie, userId: person.id };
}

async function register(ask: Ask, role: string, person: object): Promise<Answer<unknown>> {
  const answer = await ask('POST', `/auth/register/${role}`, person);
  if (answer.status !== 201) throw new Error(`registering answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}
