CREATE TABLE "analytics_aside" (
	"id" uuid PRIMARY KEY NOT NULL,
	"teacher_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"reason" text NOT NULL,
	"until" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "analytics_aside_once" UNIQUE("teacher_id","student_id","rule")
);
--> statement-breakpoint
ALTER TABLE "analytics_aside" ADD CONSTRAINT "analytics_aside_teacher_id_auth_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_aside" ADD CONSTRAINT "analytics_aside_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_aside_student" ON "analytics_aside" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "analytics_aside_until" ON "analytics_aside" USING btree ("until");--> statement-breakpoint
CREATE INDEX "game_answers_wrong" ON "game_answers" USING btree ("student_id","local_day","word","play_id","type") WHERE NOT is_right AND word IS NOT NULL;--> statement-breakpoint
CREATE INDEX "game_answers_word" ON "game_answers" USING btree ("student_id","word","local_day") WHERE word IS NOT NULL;--> statement-breakpoint
CREATE INDEX "game_plays_tests" ON "game_plays" USING btree ("student_id","id") WHERE is_test;