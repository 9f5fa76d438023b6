ALTER TABLE "profiles" ADD COLUMN "moments_seen" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- What was reached before isn't news.
UPDATE "profiles" SET "moments_seen" = jsonb_build_object('level', "level"::text) || CASE WHEN EXISTS (
  SELECT FROM "memory_counts" WHERE "student_id" = "user_id" AND "known" > 0) THEN '{"first-word":"1"}'::jsonb ELSE '{}' END
WHERE "role" = 'student';
