CREATE TABLE "assignment_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"teacher_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assignment_work" ADD COLUMN "grade_points" numeric(5, 1);--> statement-breakpoint
ALTER TABLE "assignment_work" ADD COLUMN "comment" text;--> statement-breakpoint
ALTER TABLE "assignment_work" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "assignment_work" ADD COLUMN "graded_by" uuid;--> statement-breakpoint
ALTER TABLE "assignment_work" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "assignment_work" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment_comments" ADD CONSTRAINT "assignment_comments_teacher_id_auth_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_comments_teacher" ON "assignment_comments" USING btree ("teacher_id","created_at");--> statement-breakpoint
ALTER TABLE "assignment_work" ADD CONSTRAINT "assignment_work_graded_by_auth_users_id_fk" FOREIGN KEY ("graded_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;