CREATE TABLE "assignment_words" (
	"assignment_id" uuid NOT NULL,
	"word" text NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"card_id" uuid,
	CONSTRAINT "assignment_words_assignment_id_word_pk" PRIMARY KEY("assignment_id","word")
);
--> statement-breakpoint
ALTER TABLE "assignment_words" ADD CONSTRAINT "assignment_words_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_words" ADD CONSTRAINT "assignment_words_card_id_flashcards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."flashcards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_words_word" ON "assignment_words" USING btree ("word","assignment_id");--> statement-breakpoint
CREATE INDEX "assignment_words_card" ON "assignment_words" USING btree ("card_id") WHERE card_id IS NOT NULL;