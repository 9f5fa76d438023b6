import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { classEnrolments, classTeachers, flashcardDeckClasses, flashcardDecks } from './schema/all.ts';
import type { Given } from './statement.ts';

type User = { userId: string | Given };

/**
 * The ids of the decks a user may learn from: their own, and those a teacher shares with a class they are active in.
 */
export function visibleDeckIds(user: User): SQL {
  return sql`(${learnable(user)})`;
}

/** The ids of the decks a user may look at: those, and what other teachers of the user's classes share with them. */
export function readableDeckIds({ userId }: User): SQL {
  return sql`(
    ${learnable({ userId })}
    UNION
    SELECT shared.id FROM ${classTeachers} AS reader
    JOIN ${flashcardDeckClasses} AS link ON link.class_id = reader.class_id
    JOIN ${flashcardDecks} AS shared ON shared.id = link.deck_id AND shared.archived_at IS NULL
    JOIN ${classTeachers} AS t ON t.class_id = reader.class_id AND t.teacher_id = shared.owner_id
    WHERE reader.teacher_id = ${userId})`;
}

const learnable = ({ userId }: User) => sql`
    SELECT own.id FROM ${flashcardDecks} AS own WHERE own.owner_id = ${userId} AND own.archived_at IS NULL
    UNION
    SELECT shared.id FROM ${classEnrolments} AS e
    JOIN ${flashcardDeckClasses} AS link ON link.class_id = e.class_id
    JOIN ${flashcardDecks} AS shared ON shared.id = link.deck_id AND shared.archived_at IS NULL
    JOIN ${classTeachers} AS t ON t.class_id = e.class_id AND t.teacher_id = shared.owner_id
    WHERE e.student_id = ${userId} AND e.status = 'active'`;
