ALTER TABLE "notices" ADD COLUMN "assignment_id" uuid;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "about" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notices" RENAME COLUMN "dismissed_at" TO "read_at";--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once" ON "notices" USING btree ("assignment_id","user_id","kind","about");--> statement-breakpoint
CREATE INDEX "notices_age" ON "notices" USING brin ("created_at");