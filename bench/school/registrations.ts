import { v7 as uuid } from 'uuid';
import type { Ask } from '#calls.ts';
import { newPerson, registerTeacher } from '#calls.ts';
import { withServer } from '#server.ts';

type Invite = { id: string; code: string; currentUses: number };
type Refusal = { code?: string };

const [runs = 20, crowd = 50, uses = 10] = process.argv.slice(2).map(Number);

await withServer('bench-school', async ({ ask }) => {
  const teacher = await registerTeacher(ask);
  for (let run = 1; run <= runs; run += 1) await race(ask, teacher, run);
});

/** One code with a few uses, and a crowd that registers at the same instant. Throws when the count is off. */
async function race(ask: Ask, teacher: string, run: number): Promise<void> {
  const wish = { id: uuid(), timeZone: 'UTC', maxUses: uses };
  const { id, code } = await ask.ok<Invite>('POST', '/invites', wish, teacher);
  const people = Array.from({ length: crowd }, () => ({ ...newPerson(), inviteCode: code }));
  const started = performance.now();
  const answers = await Promise.all(people.map((each) => ask<Refusal>('POST', '/auth/register/student', each)));
  const took = performance.now() - started;

  const entered = answers.filter((answer) => answer.status === 201).length;
  const refused = answers.filter((answer) => answer.body.code === 'invite-used-up').length;
  const roster = await ask.ok<{ inviteCode: string }[]>('GET', '/students', undefined, teacher);
  const enrolled = roster.filter((row) => row.inviteCode === code).length;
  const list = await ask.ok<Invite[]>('GET', '/invites', undefined, teacher);
  const currentUses = list.find((each) => each.id === id)?.currentUses;
  const orphans = await countOrphans(
    ask,
    people.filter((_, n) => answers[n]?.status !== 201),
  );
  console.log(
    `run ${run}: ${entered} accounts, ${refused} refused, ${enrolled} enrolments, ${currentUses} uses, ${orphans} orphans, ${Math.round(took)} ms`,
  );
  const isRight =
    entered === uses && refused === crowd - uses && enrolled === uses && currentUses === uses && orphans === 0;
  if (!isRight) throw new Error(`run ${run} went wrong`);
}

/** A refused registration must have left no account: the address is still free. */
async function countOrphans(ask: Ask, refused: readonly object[]): Promise<number> {
  let orphans = 0;
  for (const person of refused) {
    const again = await ask('POST', '/auth/register/teacher', { ...person, id: uuid() });
    if (again.status !== 201) orphans += 1;
  }
  return orphans;
}
