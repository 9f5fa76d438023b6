import { teacherSees } from '@wordgrove/contract/teacher-sees';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authUsers, profiles } from '#db/schema/all.ts';
import type { Asker, Who } from './askers.ts';
import type { CallName } from './contract-calls.ts';
import { callOf, contractCalls, isWrite, requestOf } from './contract-calls.ts';
import type { Example } from './example-makers.ts';
import { examples } from './examples.ts';
import { expectationOf } from './expectation.ts';
import { rights } from './rights.ts';
import { emailOf } from './school.ts';
import type { SchoolApp } from './school-app.ts';
import { schoolApp } from './school-app.ts';

const listed: readonly string[] = teacherSees.flatMap(({ fields }) => fields);
const inside: readonly Who[] = ['student', 'classmate', 'pending student'];
const outside: readonly Who[] = ['removed student', 'declined student', 'student of another class'];

/** One value in an answer, and the student whose id, address or number is beside or above it. */
type Told = { path: string; value: unknown; of: Who | undefined };

let school: SchoolApp;
/** Everything that identifies a student. */
const signs = new Map<string, Who>();

beforeAll(async () => {
  school = await schoolApp();
  for (const who of [...inside, ...outside]) {
    const [row] = await school.app.db
      .select({ id: authUsers.id, email: authUsers.email, number: profiles.studentNumber })
      .from(authUsers)
      .innerJoin(profiles, eq(profiles.userId, authUsers.id))
      .where(eq(authUsers.email, emailOf(who)));
    for (const sign of Object.values(row ?? {})) if (sign) signs.set(sign, who);
  }
});

afterAll(() => school.app.close());

const signIn = (value: unknown) => (typeof value === 'string' ? signs.get(value) : undefined);

function toldBy(value: unknown, path: string, above?: Who): Told[] {
  if (Array.isArray(value)) return value.flatMap((each) => toldBy(each, path, above));
  if (typeof value !== 'object' || value === null) return [{ path, value, of: above }];
  const entries = Object.entries(value);
  const of = entries.map(([, each]) => signIn(each)).find((who) => who) ?? above;
  return entries.flatMap(([key, each]) => toldBy(each, `${path}.${key}`, of));
}

function askerOf(who: Who): Asker {
  const asker = school.school.askers.find((each) => each.who === who);
  if (!asker) throw new Error(`there is no ${who}`);
  return asker;
}

/** Valid input for the class's teacher. */
function ways(name: CallName): Example[] {
  const teacher = askerOf('teacher');
  return examples[name](school.school, teacher).filter(
    (example) => expectationOf(rights[name], teacher, example, true) === 'done',
  );
}

/** Another caller's answers to input that is valid for the class's teacher. */
async function answersTo(who: Who, name: CallName): Promise<Told[]> {
  const answers: Told[] = [];
  for (const { input } of ways(name)) {
    const { text } = await school.send(requestOf(callOf(name), input), askerOf(who).cookie);
    if (isWrite(callOf(name))) await school.kept.restore();
    if (/^[[{]/.test(text)) answers.push(...toldBy(JSON.parse(text), name));
  }
  return answers;
}

describe.each(teacherSees)('$id', ({ since, ...seen }) => {
  const fields: readonly string[] = seen.fields;
  const names = contractCalls
    .map(({ name }) => name)
    .filter((name) => fields.some((each) => each.startsWith(`${name}.`)));
  const answers = async (who: Who) => {
    const all: Told[] = [];
    for (const name of names) all.push(...(await answersTo(who, name)));
    return all;
  };

  it("is told to the class's teacher by each call named, and of who waits only from the code on", async () => {
    const told = (await answers('teacher')).filter(({ path }) => fields.includes(path));
    expect(names.filter((name) => !told.some(({ path }) => path.startsWith(`${name}.`)))).toEqual([]);
    const of = (who: Who) => told.some((each) => each.of === who && each.value !== null);
    expect([of('student'), of('pending student')]).toEqual([true, since === 'code']);
  });

  it.each<Who>(['other teacher', 'classmate', 'nobody'])('is told to no %s', async (who) => {
    expect((await answers(who)).filter(({ value }) => signIn(value) === 'student')).toEqual([]);
  });
});

// Calls open to everybody reveal a person's identity to whoever has their password or token.
const guarded = contractCalls.filter(({ name }) => rights[name].for !== 'open');

it.each(guarded)('$name tells a teacher who a student is at listed places only', async ({ name }) => {
  const named = (await answersTo('teacher', name)).filter(({ value }) => signIn(value));
  expect(named.filter(({ value }) => outside.includes(signIn(value) ?? 'nobody'))).toEqual([]);
  expect([...new Set(named.map(({ path }) => path).filter((path) => !listed.includes(path)))]).toEqual([]);
});
