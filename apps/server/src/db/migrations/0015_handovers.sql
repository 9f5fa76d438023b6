CREATE TABLE "class_handovers" (
	"class_id" uuid PRIMARY KEY NOT NULL,
	"teacher_id" uuid NOT NULL,
	"to_email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "class_enrolments" ADD COLUMN "sign_in_help" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "class_handovers" ADD CONSTRAINT "class_handovers_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_handovers" ADD CONSTRAINT "class_handovers_teacher_id_auth_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_handovers_to" ON "class_handovers" USING btree ("to_email");--> statement-breakpoint
CREATE INDEX "class_handovers_teacher" ON "class_handovers" USING btree ("teacher_id");--> statement-breakpoint
-- The teacher of the class that a student entered first is who helped until now.
UPDATE "class_enrolments" SET "sign_in_help" = true WHERE "id" IN (
  SELECT DISTINCT ON ("student_id") "id" FROM "class_enrolments"
  WHERE "status" IN ('pending', 'active') ORDER BY "student_id", "enrolled_at", "id"
);--> statement-breakpoint
-- A class comes by an offer now, so that no list knows this kind of news any more.
UPDATE "notices" SET "dismissed_at" = coalesce("dismissed_at", now()) WHERE "kind" = 'class-received';
