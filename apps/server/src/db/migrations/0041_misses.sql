CREATE TABLE "game_misses" (
	"student_id" uuid NOT NULL,
	"local_day" date NOT NULL,
	"type" text NOT NULL,
	"word" text NOT NULL,
	"wrong" integer NOT NULL,
	"given" text[] NOT NULL,
	CONSTRAINT "game_misses_student_id_word_local_day_type_pk" PRIMARY KEY("student_id","word","local_day","type")
);
--> statement-breakpoint
ALTER TABLE "game_misses" ADD CONSTRAINT "game_misses_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- In the order of the primary key, which is filled fastest that way. What older servers write meanwhile, `memory:rebuild` adds.
INSERT INTO "game_misses" ("student_id", "local_day", "type", "word", "wrong", "given")
SELECT "student_id", "local_day", "type", "word", count(*),
  coalesce(array_agg("given" ORDER BY "given" COLLATE "C") FILTER (WHERE "given" IS NOT NULL), '{}')
FROM "game_answers"
WHERE NOT "is_right" AND "word" IS NOT NULL AND "play_id" NOT IN (SELECT "id" FROM "game_plays" WHERE "is_test")
GROUP BY "student_id", "word", "local_day", "type"
ORDER BY "student_id", "word", "local_day", "type";--> statement-breakpoint
CREATE INDEX "game_misses_day" ON "game_misses" USING btree ("student_id","local_day","word","type","wrong");--> statement-breakpoint
CREATE INDEX "word_memory_standing" ON "word_memory" USING btree ("student_id","word","stability","last_review","lapses") WHERE last_review IS NOT NULL;--> statement-breakpoint
-- The tables are locked against reading only at the end, for a moment.
CREATE INDEX "word_memory_due_with_state" ON "word_memory" USING btree ("student_id","due","state","stability","last_review");--> statement-breakpoint
DROP INDEX "game_answers_wrong";--> statement-breakpoint
DROP INDEX "word_memory_due";--> statement-breakpoint
ALTER INDEX "word_memory_due_with_state" RENAME TO "word_memory_due";--> statement-breakpoint
-- What is read from an index alone needs pages that were vacuumed since they changed; the rows of a day lie in many pages.
ALTER TABLE "word_memory" SET (autovacuum_vacuum_scale_factor = 0.01);
