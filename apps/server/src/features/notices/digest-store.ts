import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { noticeMails } from '#db/schema/all.ts';
import { shownName } from '#db/shown-name.ts';
import { rowsOf } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';

const isOn = rowsOf(
  'digest_is_on',
  ['userId'],
  ({ userId }) => sql<{ isOn: boolean }>`SELECT is_on AS "isOn" FROM notice_mails WHERE user_id = ${userId}`,
);

/** Whether somebody gets digests; on until it is switched off. */
export async function wantsDigest(db: Db, { userId }: Pick<OwnRows, 'userId'>): Promise<boolean> {
  const [row] = await isOn(db, { userId });
  return row?.isOn ?? true;
}

/** Switches digests on or off, if there is such an account. */
export async function setDigest(on: Db | Tx, { userId }: Pick<OwnRows, 'userId'>, wanted: boolean): Promise<void> {
  await on.execute(sql`
    INSERT INTO ${noticeMails} (user_id, is_on) SELECT id, ${wanted}::boolean FROM auth_users WHERE id = ${userId}::uuid
    ON CONFLICT (user_id) DO UPDATE SET is_on = excluded.is_on`);
}

export type Receiver = {
  userId: string;
  email: string;
  name: string;
  language: 'en' | 'tr' | 'es' | 'fr' | 'de';
  timeZone: string;
  /** The local day of this digest. */
  day: string;
  /** Notices up to then were in an earlier digest, or are too old for one; as text. */
  since: string;
};

/** A second digest within this time would be the same day's, whatever a journey made of the calendar. */
const apart = sql.raw(`interval '20 hours'`);
/** Older news isn't worth a mail. */
const reach = sql.raw(`interval '3 days'`);

const since = sql`greatest(coalesce(mails.covered_to, '-infinity'), ${sql.placeholder('now')}::timestamptz - ${reach})`;

const receivers = rowsOf(
  'digest_receivers',
  ['zones', 'days', 'now', 'after', 'size'],
  ({ zones, days, now, after, size }) => sql<Receiver>`
    SELECT auth_users.id AS "userId", auth_users.email, ${shownName} AS name, profiles.language,
      profiles.time_zone AS "timeZone", today.day, ${since} AS since
    FROM unnest(${zones}::text[], ${days}::text[]) AS today (zone, day)
    JOIN profiles ON profiles.time_zone = today.zone AND profiles.role IS NOT NULL
    JOIN auth_users ON auth_users.id = profiles.user_id AND auth_users.email_verified
      AND auth_users.locked_at IS NULL AND auth_users.deletion_requested_at IS NULL
    LEFT JOIN notice_mails AS mails ON mails.user_id = auth_users.id
    WHERE auth_users.id > ${after}::uuid AND coalesce(mails.is_on, true)
      AND (mails.last_day IS NULL OR mails.last_day < today.day)
      AND (mails.claimed_at IS NULL OR mails.claimed_at < ${now}::timestamptz - ${apart})
      AND EXISTS (SELECT FROM notices AS n WHERE n.user_id = auth_users.id AND n.created_at > ${since}
        AND (n.read_at IS NULL OR n.kind = 'assignment-due'))
    ORDER BY auth_users.id LIMIT ${size}`,
);

type Turn = { days: readonly { zone: string; day: string }[]; now: Date; after: string; size: number };

/** Who may have a digest to get now, by id, after the one named. */
export function listReceivers(db: Db, { days, now, after, size }: Turn): Promise<Receiver[]> {
  const [zones, named] = [days.map(({ zone }) => zone), days.map(({ day }) => day)];
  return receivers(db, { zones, days: named, now: now.toISOString(), after, size });
}

const claim = rowsOf(
  'claim_digest',
  ['userId', 'day', 'now'],
  ({ userId, day, now }) => sql<{ userId: string }>`
    INSERT INTO notice_mails (user_id, last_day, claimed_at) VALUES (${userId}::uuid, ${day}::text, ${now}::timestamptz)
    ON CONFLICT (user_id) DO UPDATE SET last_day = excluded.last_day, claimed_at = excluded.claimed_at
      WHERE notice_mails.is_on AND (notice_mails.last_day IS NULL OR notice_mails.last_day < excluded.last_day)
    RETURNING user_id AS "userId"`,
);

/** Takes a person's digest of one local day, once for all processes and for good. */
export async function claimDigest(db: Db, { userId, day }: Receiver, now: Date): Promise<boolean> {
  return (await claim(db, { userId, day, now: now.toISOString() })).length > 0;
}

/** Records up to when a person's notices have been mailed. */
export async function coverDigest(db: Db, { userId }: Receiver, now: Date): Promise<void> {
  await db.update(noticeMails).set({ coveredTo: now }).where(sql`${noticeMails.userId} = ${userId}`);
}
