import type { Placeholder, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { classEnrolments, classTeachers, flashcardDeckClasses, flashcardDecks } from './schema/all.ts';

/**
 * The ids of the decks a user may learn from: their own, and those a teacher shares with a class they are active in.
 */
export function visibleDeckIds({ userId }: { userId: string | Placeholder }): SQL {
  return sql`(
    SELECT own.id FROM ${flashcardDecks} AS own WHERE own.owner_id = ${userId} AND own.archived_at IS NULL
    UNION
    SELECT shared.id FROM ${classEnrolments} AS e
    JOIN ${flashcardDeckClasses} AS link ON link.class_id = e.class_id
    JOIN ${flashcardDecks} AS shared ON shared.id = link.deck_id AND shared.archived_at IS NULL
    JOIN ${classTeachers} AS t ON t.class_id = e.class_id AND t.teacher_id = shared.owner_id
    WHERE e.student_id = ${userId} AND e.status = 'active')`;
}
