import type { Invite } from '@wordgrove/contract/classes';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { Call } from '#http/call.ts';
import type { TaughtBy } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import { listTeacherIds } from './class-store.ts';
import type { InviteRow } from './invite-store.ts';
import { findInvite, holdInvite, updateInvite } from './invite-store.ts';
import { futureEndOfDay } from './make-invite.ts';
import { presentInvite } from './present.ts';

type Parts = { db: Db; clock: Clock; tell: Tell };
type Change = Parameters<typeof updateInvite>[2];

export type InviteEditing = {
  edit: Call<'classes.updateInvite', [TaughtBy]>;
  switchTo: Call<'classes.switchInvite', [TaughtBy]>;
};

type InviteEdit = Pick<InviteRow, 'version' | 'expiresOn' | 'maxUses' | 'requireApproval'>;

/** Edits a teacher's invite: its options, guarded by a version, and its on/off switch. */
export function inviteEditing({ db, clock, tell }: Parts): InviteEditing {
  async function change(tx: Tx, taught: TaughtBy, row: InviteRow, wanted: Change, now: Date): Promise<Invite> {
    await updateInvite(tx, row, wanted, now);
    await tell(tx, await listTeacherIds(tx, [row.classId]), 'invites');
    return presentInvite((await findInvite(tx, taught, row.id)) ?? row, now);
  }

  return {
    edit: (taught, wanted, errors) =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        const row = await holdInvite(tx, taught, wanted.id);
        if (!row) throw failures.notFound();
        if (row.version !== wanted.version) {
          if (isSentAgain(row, wanted)) return presentInvite(row, now);
          throw errors['edit-conflict']({ data: presentInvite(row, now) });
        }
        const { expiresOn, maxUses, requireApproval } = wanted;
        const expiresAt = expiryOf(row, expiresOn, now, errors);
        if (maxUses !== null && maxUses < row.currentUses) {
          throw errors['below-current-uses']({ data: { currentUses: row.currentUses } });
        }
        return change(tx, taught, row, { expiresOn, expiresAt, maxUses, requireApproval }, now);
      }),

    switchTo: (taught, { id, isActive }) =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        const row = await holdInvite(tx, taught, id);
        if (!row) throw failures.notFound();
        return row.isActive === isActive ? presentInvite(row, now) : change(tx, taught, row, { isActive }, now);
      }),
  };
}

/** An unchanged day may be in the past: raising the uses of an old code doesn't require a new day. */
function expiryOf(
  row: InviteRow,
  expiresOn: string | null,
  now: Date,
  errors: Refusals<'expires-in-past'>,
): Date | null {
  if (expiresOn === row.expiresOn) return row.expiresAt;
  return expiresOn === null ? null : futureEndOfDay(expiresOn, row.timeZone, now, errors);
}

function isSentAgain(row: InviteRow, wanted: InviteEdit): boolean {
  return (
    row.version === wanted.version + 1 &&
    row.expiresOn === wanted.expiresOn &&
    row.maxUses === wanted.maxUses &&
    row.requireApproval === wanted.requireApproval
  );
}
