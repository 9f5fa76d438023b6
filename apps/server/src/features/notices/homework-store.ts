import type { HomeworkNoticeKind } from '@wordgrove/contract/notices';
import { sql } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import { rowsOf } from '#db/statement.ts';

/** What is announced to whom. `about`: when the work was published or returned, or is due. */
export type HomeworkNews = {
  kind: HomeworkNoticeKind;
  assignmentId: string;
  about: Date;
  userIds: readonly string[];
};

const write = rowsOf(
  'announce_homework',
  ['userIds', 'kind', 'assignmentId', 'about', 'now'],
  ({ userIds, kind, assignmentId, about, now }) => sql<never>`
    WITH told AS (SELECT unnest(${userIds}::uuid[]) AS user_id),
    older AS (
      UPDATE notices SET read_at = ${now}::timestamptz FROM told
      WHERE notices.assignment_id = ${assignmentId}::uuid AND notices.user_id = told.user_id
        AND notices.read_at IS NULL AND (notices.kind = ${kind}::text AND notices.about <> ${about}::timestamptz
          OR ${kind}::text = 'assignment-again'
            AND notices.kind IN ('assignment-new', 'assignment-returned', 'assignment-regraded')
          OR ${kind}::text = 'assignment-regraded' AND notices.kind = 'assignment-returned')
      RETURNING notices.user_id, notices.kind)
    INSERT INTO notices (id, user_id, kind, assignment_id, about, created_at)
    SELECT gen_random_uuid(), user_id,
      CASE WHEN ${kind}::text = 'assignment-regraded'
        AND (user_id, 'assignment-returned') IN (SELECT older.user_id, older.kind FROM older)
        THEN 'assignment-returned' ELSE ${kind}::text END,
      ${assignmentId}::uuid, ${about}::timestamptz, ${now}::timestamptz
    FROM told ON CONFLICT DO NOTHING`,
);

/**
 * Tells any number of people something about one assignment, by one statement. Saying the same again changes nothing;
 * news of the same kind about another instant replaces what was unread, and so does that work can be done again with
 * that it is new or was returned. For somebody who hasn't read yet that work is back, a later change of its grade is no
 * other news.
 */
export async function announceHomework(tx: Tx, { about, ...news }: HomeworkNews, now: Date): Promise<void> {
  if (news.userIds.length > 0) await write(tx, { ...news, about: about.toISOString(), now: now.toISOString() });
}

const writeDue = rowsOf(
  'announce_due',
  ['userIds', 'assignmentIds', 'abouts', 'now'],
  ({ userIds, assignmentIds, abouts, now }) => sql<never>`
    INSERT INTO notices (id, user_id, kind, assignment_id, about, created_at)
    SELECT gen_random_uuid(), user_id, 'assignment-due', assignment_id, about, ${now}::timestamptz
    FROM unnest(${userIds}::uuid[], ${assignmentIds}::uuid[], ${abouts}::timestamptz[])
      AS due (user_id, assignment_id, about)
    ON CONFLICT DO NOTHING`,
);

/** One assignment for one person; `about` is an instant as text. */
export type ZonedNews = { userId: string; assignmentId: string; about: string };

/** Reminds students of work that is due: `about` is the due time. Once per work and due time. */
export async function announceDue(tx: Tx, rows: readonly ZonedNews[], now: Date): Promise<void> {
  await writeDue(tx, columnsOf(rows, now));
}

const writeWaiting = rowsOf(
  'announce_waiting',
  ['userIds', 'assignmentIds', 'abouts', 'now'],
  ({ userIds, assignmentIds, abouts, now }) => sql<never>`
    WITH waiting AS (SELECT * FROM unnest(${userIds}::uuid[], ${assignmentIds}::uuid[], ${abouts}::timestamptz[])
      AS waiting (user_id, assignment_id, about)),
    again AS (
      UPDATE notices SET about = waiting.about, created_at = ${now}::timestamptz, read_at = NULL FROM waiting
      WHERE notices.assignment_id = waiting.assignment_id AND notices.user_id = waiting.user_id
        AND notices.kind = 'assignment-waiting'
      RETURNING notices.assignment_id, notices.user_id)
    INSERT INTO notices (id, user_id, kind, assignment_id, about, created_at)
    SELECT gen_random_uuid(), user_id, 'assignment-waiting', assignment_id, about, ${now}::timestamptz
    FROM waiting WHERE (assignment_id, user_id) NOT IN (SELECT assignment_id, user_id FROM again)
    ON CONFLICT DO NOTHING`,
);

/** Tells teachers that work waits, `about` being when the latest was turned in. One notice per homework, unread again. */
export async function announceWaiting(tx: Tx, rows: readonly ZonedNews[], now: Date): Promise<void> {
  await writeWaiting(tx, columnsOf(rows, now));
}

const columnsOf = (rows: readonly ZonedNews[], now: Date) => ({
  userIds: rows.map(({ userId }) => userId),
  assignmentIds: rows.map(({ assignmentId }) => assignmentId),
  abouts: rows.map(({ about }) => about),
  now: now.toISOString(),
});
