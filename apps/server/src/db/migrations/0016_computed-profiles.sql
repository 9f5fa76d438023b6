DROP INDEX "class_enrolments_class";--> statement-breakpoint
DROP INDEX "flashcards_word";--> statement-breakpoint
DROP INDEX "todos_student";--> statement-breakpoint
CREATE INDEX "class_enrolments_student" ON "class_enrolments" USING btree ("student_id","class_id");--> statement-breakpoint
CREATE INDEX "class_enrolments_invite" ON "class_enrolments" USING btree ("invite_id");--> statement-breakpoint
CREATE INDEX "class_student_activities_student" ON "class_student_activities" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "support_attachments_message" ON "support_attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "todos_done" ON "todos" USING btree ("student_id","done_at","id");--> statement-breakpoint
CREATE INDEX "class_enrolments_class" ON "class_enrolments" USING btree ("class_id","status","student_id");--> statement-breakpoint
CREATE INDEX "flashcards_word" ON "flashcards" USING btree ("deck_id","word");--> statement-breakpoint
CREATE INDEX "todos_student" ON "todos" USING btree ("student_id","position");--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN "students_count";--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN "classes_created";--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN "teacher_id";--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN "teacher_name";--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN "class_name";