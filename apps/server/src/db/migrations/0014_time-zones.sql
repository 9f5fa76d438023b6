ALTER TABLE "profiles" ADD COLUMN "next_time_zone" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "zone_changes_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "profiles_zone_changes" ON "profiles" USING btree ("zone_changes_at") WHERE "profiles"."zone_changes_at" IS NOT NULL;