CREATE TABLE "practice_retention" (
	"student_id" uuid NOT NULL,
	"parameters_version" smallint NOT NULL,
	"month" text NOT NULL,
	"bin" smallint NOT NULL,
	"reviews" integer NOT NULL,
	"remembered" integer NOT NULL,
	"predicted" bigint NOT NULL,
	CONSTRAINT "practice_retention_student_id_parameters_version_month_bin_pk" PRIMARY KEY("student_id","parameters_version","month","bin")
);
--> statement-breakpoint
ALTER TABLE "word_memory" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "practice_retention" ADD CONSTRAINT "practice_retention_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;