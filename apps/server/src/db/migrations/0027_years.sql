CREATE TABLE "memory_counts" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"fresh" integer NOT NULL,
	"learning" integer NOT NULL,
	"known" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "flashcards_deck";--> statement-breakpoint
DROP INDEX "flashcards_word";--> statement-breakpoint
ALTER TABLE "memory_counts" ADD CONSTRAINT "memory_counts_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flashcards_deck" ON "flashcards" USING btree ("deck_id","position","removed_at");--> statement-breakpoint
CREATE INDEX "flashcards_word" ON "flashcards" USING btree ("word","deck_id");--> statement-breakpoint
INSERT INTO "memory_counts" ("student_id", "fresh", "learning", "known")
SELECT "student_id",
	count(*) FILTER (WHERE "last_review" IS NULL),
	count(*) FILTER (WHERE "last_review" IS NOT NULL AND "stability" < 21),
	count(*) FILTER (WHERE "last_review" IS NOT NULL AND "stability" >= 21)
FROM "word_memory" GROUP BY 1;
