import { v7 as uuid } from 'uuid';

export type Answer = {
  status: number;
  cookie: string;
  // biome-ignore lint/suspicious/noExplicitAny: a measurement reads whichever field of an answer it needs.
  body: any;
};

/** One call of the API, with the cookies it answered joined for the next one. */
export async function call(origin: string, method: 'GET' | 'POST', path: string, body?: object, cookie = ''): Promise<Answer> {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const set = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { status: answer.status, cookie: set.join('; '), body: await answer.json() };
}

/** Registers a teacher. @returns the cookies of the new session */
export async function registerTeacher(origin: string): Promise<string> {
  const id = uuid();
  const account = { id, email: `${id}@example.org`, password: 'walnut-lantern-42', fullName: 'Grace Bench' };
  const { cookie } = await call(origin, 'POST', '/auth/register/teacher', { ...account, language: 'en', timeZone: 'UTC' });
  return cookie;
}
