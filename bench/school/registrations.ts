import { resolve } from 'node:path';
import { v7 as uuid } from 'uuid';
import { startServer } from '#live/server-process.ts';
import type { Answer } from '#school/calls.ts';
import { call, registerTeacher } from '#school/calls.ts';

type Invite = { id: string; code: string; currentUses: number };
type Refusal = { code?: string };

const [runs = 20, crowd = 50, uses = 10] = process.argv.slice(2).map(Number);

const server = await startServer(resolve('.data/bench-school'), 3951);
try {
  const teacher = await registerTeacher(server.origin);
  for (let run = 1; run <= runs; run += 1) await race(teacher, run);
} finally {
  await server.stop();
}

/** One code with a few uses, and a crowd that registers at the same instant. Throws when the count is off. */
async function race(teacher: string, run: number): Promise<void> {
  const invite = await call<Invite>(
    server.origin,
    'POST',
    '/invites',
    { id: uuid(), timeZone: 'UTC', maxUses: uses },
    teacher,
  );
  const people = Array.from({ length: crowd }, () => person(invite.body.code));
  const started = performance.now();
  const answers = await Promise.all(
    people.map((each) => call<Refusal>(server.origin, 'POST', '/auth/register/student', each)),
  );
  const took = performance.now() - started;

  const entered = answers.filter((answer) => answer.status === 201).length;
  const refused = answers.filter((answer) => answer.body.code === 'invite-used-up').length;
  const roster = await call<{ inviteCode: string }[]>(server.origin, 'GET', '/students', undefined, teacher);
  const enrolled = roster.body.filter((row) => row.inviteCode === invite.body.code).length;
  const list = await call<Invite[]>(server.origin, 'GET', '/invites', undefined, teacher);
  const currentUses = list.body.find((each) => each.id === invite.body.id)?.currentUses;
  const orphans = await countOrphans(people, answers);
  console.log(
    `run ${run}: ${entered} accounts, ${refused} refused, ${enrolled} enrolments, ${currentUses} uses, ${orphans} orphans, ${Math.round(took)} ms`,
  );
  const isRight =
    entered === uses && refused === crowd - uses && enrolled === uses && currentUses === uses && orphans === 0;
  if (!isRight) throw new Error(`run ${run} went wrong`);
}

/** A refused registration must have left no account: the address is still free. */
async function countOrphans(people: ReturnType<typeof person>[], answers: Answer<Refusal>[]): Promise<number> {
  let orphans = 0;
  for (const [n, refusedPerson] of people.entries()) {
    if (answers[n]?.status === 201) continue;
    const again = await call(server.origin, 'POST', '/auth/register/teacher', { ...refusedPerson, id: uuid() });
    if (again.status !== 201) orphans += 1;
  }
  return orphans;
}

function person(inviteCode: string) {
  const id = uuid();
  const account = { id, email: `${id}@example.org`, password: 'walnut-lantern-42' };
  return { ...account, fullName: 'Ada Bench', language: 'en', timeZone: 'UTC', inviteCode };
}
