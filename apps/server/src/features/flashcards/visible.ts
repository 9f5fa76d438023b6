import type { Placeholder, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import {
  classEnrolments,
  classTeachers,
  flashcardDeckClasses,
  flashcardDecks,
  flashcardSuspensions,
} from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';

/** Whose decks, or the place for it in a prepared statement. */
export type Learner = { userId: OwnRows['userId'] | Placeholder };

/** The ids of the decks somebody may learn from: the own ones, and those shared with a class of active enrolment by its teacher. */
export function visibleDeckIds({ userId }: Learner): SQL {
  return sql`(
    SELECT own.id FROM ${flashcardDecks} AS own WHERE own.owner_id = ${userId} AND own.archived_at IS NULL
    UNION
    SELECT shared.id FROM ${classEnrolments} AS e
    JOIN ${flashcardDeckClasses} AS link ON link.class_id = e.class_id
    JOIN ${flashcardDecks} AS shared ON shared.id = link.deck_id AND shared.archived_at IS NULL
    JOIN ${classTeachers} AS t ON t.class_id = e.class_id AND t.teacher_id = shared.owner_id
    WHERE e.student_id = ${userId} AND e.status = 'active')`;
}

/** Of the cards `c`: those in decks to learn from that are neither removed nor suspended. */
export function isAsked({ userId }: Learner, deckId?: string): SQL {
  return sql`c.deck_id = ANY (ARRAY${visibleDeckIds({ userId })}) AND c.removed_at IS NULL
    ${deckId === undefined ? sql`` : sql`AND c.deck_id = ${deckId}`}
    AND c.id NOT IN (SELECT s.card_id FROM ${flashcardSuspensions} AS s WHERE s.user_id = ${userId})`;
}
