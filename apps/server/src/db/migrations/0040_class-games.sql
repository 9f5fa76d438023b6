DROP INDEX "game_answers_day";--> statement-breakpoint
CREATE INDEX "game_answers_counted" ON "game_answers" USING btree ("student_id","local_day","word","is_right","play_id","type");--> statement-breakpoint
CREATE INDEX "game_answers_word" ON "game_answers" USING btree ("student_id","word","local_day") WHERE word IS NOT NULL;--> statement-breakpoint
CREATE INDEX "game_plays_tests" ON "game_plays" USING btree ("student_id","id") WHERE is_test;