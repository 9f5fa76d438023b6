-- Six words of the bank have another part of speech or spelling. What was learned goes on under the new key; where a
-- student has both, the ledger keeps all of it and `memory:rebuild` puts it together.
CREATE TEMPORARY TABLE renamed_words (old text PRIMARY KEY, new text NOT NULL) ON COMMIT DROP;--> statement-breakpoint
INSERT INTO renamed_words VALUES
  ('hello:noun', 'hello:exclamation'), ('bye:noun', 'bye:exclamation'), ('thanks:noun', 'thanks:exclamation'),
  ('good evening:phrase', 'good evening:exclamation'), ('headphone:noun', 'headphones:noun'),
  ('criticize:verb', 'criticise:verb');--> statement-breakpoint
UPDATE practice_events AS t SET word = r.new FROM renamed_words AS r WHERE t.word = r.old;--> statement-breakpoint
UPDATE flashcards AS t SET word = r.new FROM renamed_words AS r WHERE t.word = r.old;--> statement-breakpoint
UPDATE game_answers AS t SET word = r.new FROM renamed_words AS r WHERE t.word = r.old;--> statement-breakpoint
UPDATE word_memory AS t SET word = r.new FROM renamed_words AS r WHERE t.word = r.old
  AND NOT EXISTS (SELECT FROM word_memory AS o WHERE o.student_id = t.student_id AND o.word = r.new);--> statement-breakpoint
DELETE FROM word_memory AS t USING renamed_words AS r WHERE t.word = r.old;--> statement-breakpoint
UPDATE assignment_words AS t SET word = r.new FROM renamed_words AS r WHERE t.word = r.old
  AND NOT EXISTS (SELECT FROM assignment_words AS o WHERE o.assignment_id = t.assignment_id AND o.word = r.new);--> statement-breakpoint
DELETE FROM assignment_words AS t USING renamed_words AS r WHERE t.word = r.old;--> statement-breakpoint
UPDATE dictionary_corrections AS t SET word = r.new FROM renamed_words AS r WHERE t.word = r.old
  AND NOT EXISTS (SELECT FROM dictionary_corrections AS o
    WHERE o.class_id = t.class_id AND o.word = r.new AND o.language = t.language);--> statement-breakpoint
UPDATE game_misses AS t SET word = r.new FROM renamed_words AS r WHERE t.word = r.old
  AND NOT EXISTS (SELECT FROM game_misses AS o
    WHERE o.student_id = t.student_id AND o.word = r.new AND o.local_day = t.local_day AND o.type = t.type);
