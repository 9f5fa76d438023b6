DROP INDEX "game_answers_counted";--> statement-breakpoint
CREATE INDEX "game_answers_day" ON "game_answers" USING btree ("student_id","local_day");--> statement-breakpoint
CREATE INDEX "game_answers_wrong" ON "game_answers" USING btree ("student_id","local_day","word","play_id","type") WHERE NOT is_right AND word IS NOT NULL;