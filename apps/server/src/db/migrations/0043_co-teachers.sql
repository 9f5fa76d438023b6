CREATE TABLE "class_teacher_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	"to_email" text,
	"token_hash" "bytea",
	"taken_by" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "class_teacher_offers_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "class_teachers" ADD COLUMN "is_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "class_teachers" AS t SET "is_owner" = true FROM (
	SELECT DISTINCT ON ("class_id") "class_id", "teacher_id" FROM "class_teachers" ORDER BY "class_id", "created_at", "teacher_id"
) AS first WHERE t."class_id" = first."class_id" AND t."teacher_id" = first."teacher_id";--> statement-breakpoint
ALTER TABLE "class_teacher_offers" ADD CONSTRAINT "class_teacher_offers_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teacher_offers" ADD CONSTRAINT "class_teacher_offers_teacher_id_auth_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teacher_offers" ADD CONSTRAINT "class_teacher_offers_taken_by_auth_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "class_teacher_offers_address" ON "class_teacher_offers" USING btree ("class_id","to_email") WHERE to_email IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "class_teacher_offers_link" ON "class_teacher_offers" USING btree ("class_id") WHERE to_email IS NULL AND taken_by IS NULL;--> statement-breakpoint
CREATE INDEX "class_teacher_offers_class" ON "class_teacher_offers" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "class_teacher_offers_to" ON "class_teacher_offers" USING btree ("to_email");--> statement-breakpoint
CREATE INDEX "class_teacher_offers_teacher" ON "class_teacher_offers" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "class_teacher_offers_taken" ON "class_teacher_offers" USING btree ("taken_by") WHERE taken_by IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "class_teachers_owner" ON "class_teachers" USING btree ("class_id") WHERE is_owner;