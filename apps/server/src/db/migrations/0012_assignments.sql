CREATE TABLE "assignment_classes" (
	"assignment_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	CONSTRAINT "assignment_classes_assignment_id_class_id_pk" PRIMARY KEY("assignment_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "assignment_students" (
	"assignment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	CONSTRAINT "assignment_students_assignment_id_student_id_pk" PRIMARY KEY("assignment_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "assignment_work" (
	"student_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"turned_in_at" timestamp (3) with time zone,
	"extended_to" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assignment_work_student_id_assignment_id_pk" PRIMARY KEY("student_id","assignment_id")
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"teacher_id" uuid NOT NULL,
	"title" text NOT NULL,
	"instructions" text NOT NULL,
	"task" jsonb NOT NULL,
	"due_at" timestamp (3) with time zone,
	"time_zone" text NOT NULL,
	"is_late_allowed" boolean NOT NULL,
	"points" integer,
	"counts" text NOT NULL,
	"is_for_some" boolean NOT NULL,
	"published_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "game_plays" ADD COLUMN "assignment_id" uuid;--> statement-breakpoint
ALTER TABLE "assignment_classes" ADD CONSTRAINT "assignment_classes_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_classes" ADD CONSTRAINT "assignment_classes_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_students" ADD CONSTRAINT "assignment_students_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_students" ADD CONSTRAINT "assignment_students_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_work" ADD CONSTRAINT "assignment_work_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_work" ADD CONSTRAINT "assignment_work_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_teacher_id_auth_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_classes_class" ON "assignment_classes" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "assignment_students_student" ON "assignment_students" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "assignment_work_assignment" ON "assignment_work" USING btree ("assignment_id");--> statement-breakpoint
CREATE INDEX "assignments_teacher" ON "assignments" USING btree ("teacher_id","created_at");--> statement-breakpoint
CREATE INDEX "assignments_removed" ON "assignments" USING btree ("removed_at") WHERE removed_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE "game_plays" ADD CONSTRAINT "game_plays_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_plays_assignment" ON "game_plays" USING btree ("assignment_id","student_id") WHERE assignment_id IS NOT NULL;