CREATE TABLE "assignment_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"encoding" text,
	"store_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"md5" text NOT NULL,
	"place" integer NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assignment_hand_ins" (
	"student_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assignment_hand_ins_student_id_assignment_id_pk" PRIMARY KEY("student_id","assignment_id")
);
--> statement-breakpoint
ALTER TABLE "assignment_files" ADD CONSTRAINT "assignment_files_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_files" ADD CONSTRAINT "assignment_files_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_hand_ins" ADD CONSTRAINT "assignment_hand_ins_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_hand_ins" ADD CONSTRAINT "assignment_hand_ins_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_files_student" ON "assignment_files" USING btree ("student_id","assignment_id");--> statement-breakpoint
CREATE INDEX "assignment_files_assignment" ON "assignment_files" USING btree ("assignment_id");--> statement-breakpoint
CREATE INDEX "assignment_files_key" ON "assignment_files" USING btree ("store_key");--> statement-breakpoint
CREATE INDEX "assignment_hand_ins_assignment" ON "assignment_hand_ins" USING btree ("assignment_id");--> statement-breakpoint
-- What a student writes and adds counts for the student and is refused above the quota.
CREATE TRIGGER "count_storage_insert" AFTER INSERT ON "assignment_hand_ins" REFERENCING NEW TABLE AS came FOR EACH STATEMENT
  EXECUTE FUNCTION count_storage('student_id', '200 + octet_length(text)', 'refuse');
--> statement-breakpoint
CREATE TRIGGER "count_storage_update" AFTER UPDATE ON "assignment_hand_ins" REFERENCING NEW TABLE AS came OLD TABLE AS went FOR EACH STATEMENT
  EXECUTE FUNCTION count_storage('student_id', '200 + octet_length(text)', 'refuse');
--> statement-breakpoint
CREATE TRIGGER "count_storage_delete" AFTER DELETE ON "assignment_hand_ins" REFERENCING OLD TABLE AS went FOR EACH STATEMENT
  EXECUTE FUNCTION count_storage('student_id', '200 + octet_length(text)', 'refuse');
--> statement-breakpoint
CREATE TRIGGER "count_storage_insert" AFTER INSERT ON "assignment_files" REFERENCING NEW TABLE AS came FOR EACH STATEMENT
  EXECUTE FUNCTION count_storage('student_id', '500 + octet_length(file_name) + bytes', 'refuse');
--> statement-breakpoint
CREATE TRIGGER "count_storage_update" AFTER UPDATE ON "assignment_files" REFERENCING NEW TABLE AS came OLD TABLE AS went FOR EACH STATEMENT
  EXECUTE FUNCTION count_storage('student_id', '500 + octet_length(file_name) + bytes', 'refuse');
--> statement-breakpoint
CREATE TRIGGER "count_storage_delete" AFTER DELETE ON "assignment_files" REFERENCING OLD TABLE AS went FOR EACH STATEMENT
  EXECUTE FUNCTION count_storage('student_id', '500 + octet_length(file_name) + bytes', 'refuse');
