-- Where students were before isn't known: what they did takes the zone that they live in now. Days of study stay as they
-- were added up then, and are added up again with the next change to a session.
ALTER TABLE "daily_task_sets" ADD COLUMN "time_zone" text;--> statement-breakpoint
UPDATE "daily_task_sets" SET "time_zone" = coalesce((SELECT "profiles"."time_zone" FROM "profiles" WHERE "profiles"."user_id" = "daily_task_sets"."student_id"), 'UTC');--> statement-breakpoint
ALTER TABLE "daily_task_sets" ALTER COLUMN "time_zone" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "study_sessions" ADD COLUMN "time_zone" text;--> statement-breakpoint
UPDATE "study_sessions" SET "time_zone" = coalesce((SELECT "profiles"."time_zone" FROM "profiles" WHERE "profiles"."user_id" = "study_sessions"."student_id"), 'UTC');--> statement-breakpoint
ALTER TABLE "study_sessions" ALTER COLUMN "time_zone" SET NOT NULL;
