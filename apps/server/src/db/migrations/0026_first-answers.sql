CREATE TABLE "practice_levels" (
	"student_id" uuid NOT NULL,
	"level" text NOT NULL,
	"recalled" integer NOT NULL,
	"recalled_right" integer NOT NULL,
	"recognised" integer NOT NULL,
	"recognised_right" integer NOT NULL,
	CONSTRAINT "practice_levels_student_id_level_pk" PRIMARY KEY("student_id","level")
);
--> statement-breakpoint
ALTER TABLE "practice_levels" ADD CONSTRAINT "practice_levels_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;