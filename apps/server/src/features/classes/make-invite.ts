import { inviteCodeAlphabet, limits } from '@wordgrove/contract/limits';
import type { Tx } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import type { Input } from '#http/call.ts';
import type { TaughtBy } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Random } from '#platform/random.ts';
import type { ClassRow } from './class-store.ts';
import { findClass, listOpenClasses } from './class-store.ts';
import type { InviteRow, NewInvite } from './invite-store.ts';
import { findInvite, insertInvite, isInviteIdTaken } from './invite-store.ts';
import type { ClassRefusals, Made } from './make-class.ts';
import { makeClass } from './make-class.ts';
import { chooseClass, endOfDay } from './rules.ts';

export type WantedInvite = Input<'classes.createInvite'>;

export type InviteMakingRefusals = ClassRefusals & Refusals<'expires-in-past' | 'class-archived'>;

type Chance = { random: Random; now: Date };

/** The default class name, the same in every language because students see it as a name. */
const defaultClassName = 'English Class';
const codeAttempts = 20;

/** Makes an invite once, however often it is sent, and its class if the teacher has none of that name. */
export async function makeInvite(
  tx: Tx,
  taught: TaughtBy,
  wanted: WantedInvite,
  chance: Chance,
  errors: InviteMakingRefusals,
): Promise<Made<InviteRow> & { madeClass: boolean }> {
  await takeTurns(tx, 'classes', taught.teacherId);
  const earlier = await findInvite(tx, taught, wanted.id);
  if (earlier) return { row: earlier, isNew: false, madeClass: false };
  const { row: home, isNew: madeClass } = await classFor(tx, taught, wanted, chance, errors);
  const { id, expiresOn, maxUses, requireApproval } = wanted;
  const expiresAt = expiresOn === null ? null : futureEndOfDay(expiresOn, home.timeZone, chance.now, errors);
  const options = { expiresOn, expiresAt, maxUses, requireApproval };
  await insertWithCode(tx, taught, { id, classId: home.id, ...options, now: chance.now }, chance.random);
  const row = await findInvite(tx, taught, id);
  if (!row) throw failures.notFound();
  return { row, isNew: true, madeClass };
}

/** @throws `expires-in-past` when the day is over in the zone */
export function futureEndOfDay(day: string, timeZone: string, now: Date, errors: Refusals<'expires-in-past'>): Date {
  const end = endOfDay(day, timeZone);
  if (end <= now) throw errors['expires-in-past']();
  return end;
}

async function classFor(
  tx: Tx,
  taught: TaughtBy,
  wanted: WantedInvite,
  chance: Chance,
  errors: InviteMakingRefusals,
): Promise<Made<ClassRow>> {
  if (wanted.classId !== undefined) {
    const row = await findClass(tx, taught, wanted.classId);
    if (!row) throw failures.notFound();
    if (row.archivedAt) throw errors['class-archived']();
    return { row, isNew: false };
  }
  const chosen = chooseClass(await listOpenClasses(tx, taught), wanted.className);
  if (chosen) return { row: chosen, isNew: false };
  const { random, now } = chance;
  const name = wanted.className ?? defaultClassName;
  return makeClass(tx, taught, { id: random.uuid(), name, timeZone: wanted.timeZone, now }, errors);
}

/** Codes rarely collide among 887 million; on a collision another is drawn. */
async function insertWithCode(
  tx: Tx,
  taught: TaughtBy,
  invite: Omit<NewInvite, 'code'>,
  random: Random,
): Promise<void> {
  for (let attempt = 0; attempt < codeAttempts; attempt += 1) {
    const code = random.code(inviteCodeAlphabet, limits.inviteCodeLength);
    if (await insertInvite(tx, taught, { ...invite, code })) return;
    if (await isInviteIdTaken(tx, invite.id)) throw failures.notFound();
  }
  throw new Error(`no free invite code in ${codeAttempts} draws`);
}
