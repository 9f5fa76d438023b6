CREATE INDEX "word_memory_stage" ON "word_memory" USING btree ("student_id",(CASE WHEN last_review IS NULL THEN 0 WHEN stability >= 60 THEN 4
  WHEN stability >= 21 THEN 3 WHEN stability >= 5 THEN 2 ELSE 1 END),"last_event_at");--> statement-breakpoint
CREATE INDEX "word_memory_cards" ON "word_memory" USING btree ("student_id","word") WHERE word LIKE 'card:%-%';