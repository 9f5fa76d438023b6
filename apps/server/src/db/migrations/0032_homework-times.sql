ALTER TABLE "assignments" ADD COLUMN "is_scheduled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "publish_trouble" jsonb;--> statement-breakpoint
CREATE INDEX "assignments_scheduled" ON "assignments" USING btree ("published_at") WHERE is_scheduled;