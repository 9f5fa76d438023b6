CREATE TABLE "game_test_answers" (
	"student_id" uuid NOT NULL,
	"play_id" uuid NOT NULL,
	"question" smallint NOT NULL,
	"seq" integer NOT NULL,
	"answer" jsonb,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "game_test_answers_student_id_play_id_question_pk" PRIMARY KEY("student_id","play_id","question")
);
--> statement-breakpoint
ALTER TABLE "class_enrolments" ADD COLUMN "extra_time" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_plays" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "game_test_answers" ADD CONSTRAINT "game_test_answers_play" FOREIGN KEY ("student_id","play_id") REFERENCES "public"."game_plays"("student_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "game_plays_test" ON "game_plays" USING btree ("assignment_id","student_id") WHERE is_test;--> statement-breakpoint
UPDATE "assignments" SET "task" = "task" || '{"test": null}' WHERE "task"->>'kind' = 'game' AND NOT "task" ? 'test';
