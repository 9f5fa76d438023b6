import { v7 as uuid } from 'uuid';

export type Answer<Body> = { status: number; cookie: string; body: Body };

/** One call of the API; the cookies it set are merged for the next one. */
export async function call<Body>(
  origin: string,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  input?: object,
  cookie = '',
): Promise<Answer<Body>> {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { cookie, ...(input ? { 'content-type': 'application/json' } : {}) },
    ...(input ? { body: JSON.stringify(input) } : {}),
  });
  const set = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { status: answer.status, cookie: set.join('; '), body: (await answer.json()) as Body };
}

/** Registers a teacher. @returns the cookies of the new session */
export async function registerTeacher(origin: string): Promise<string> {
  const id = uuid();
  const account = { id, email: `${id}@example.org`, password: 'walnut-lantern-42', fullName: 'Grace Bench' };
  const { cookie } = await call(origin, 'POST', '/auth/register/teacher', {
    ...account,
    language: 'en',
    timeZone: 'UTC',
  });
  return cookie;
}
