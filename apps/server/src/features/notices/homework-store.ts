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
        AND notices.kind = ${kind}::text AND notices.about <> ${about}::timestamptz AND notices.read_at IS NULL)
    INSERT INTO notices (id, user_id, kind, assignment_id, about, created_at)
    SELECT gen_random_uuid(), user_id, ${kind}::text, ${assignmentId}::uuid, ${about}::timestamptz, ${now}::timestamptz
    FROM told ON CONFLICT DO NOTHING`,
);

/**
 * Tells any number of people something about one assignment, by one statement. Saying the same again changes nothing;
 * news of the same kind about another instant replaces what was unread.
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

/** Reminds students of work that is due: `about` is the due time as text. Once per work and due time. */
export async function announceDue(
  tx: Tx,
  rows: readonly { userId: string; assignmentId: string; about: string }[],
  now: Date,
): Promise<void> {
  await writeDue(tx, {
    userIds: rows.map(({ userId }) => userId),
    assignmentIds: rows.map(({ assignmentId }) => assignmentId),
    abouts: rows.map(({ about }) => about),
    now: now.toISOString(),
  });
}
