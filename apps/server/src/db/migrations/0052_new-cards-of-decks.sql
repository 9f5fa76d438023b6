ALTER TABLE "flashcards" ADD COLUMN "was_graded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "flashcards_kept" ON "flashcards" USING btree ("deck_id") WHERE removed_at IS NULL;--> statement-breakpoint
CREATE INDEX "flashcards_maybe_new" ON "flashcards" USING btree ("deck_id") WHERE NOT was_graded AND removed_at IS NULL;