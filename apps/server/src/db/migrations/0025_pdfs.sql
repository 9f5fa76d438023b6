CREATE TABLE "pdf_classes" (
	"pdf_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"shared_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pdf_classes_pdf_id_class_id_pk" PRIMARY KEY("pdf_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "pdf_covers" (
	"pdf_id" uuid PRIMARY KEY NOT NULL,
	"picture" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pdf_look_ups" (
	"pdf_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"word" text NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pdf_look_ups_pdf_id_student_id_page_word_pk" PRIMARY KEY("pdf_id","student_id","page","word")
);
--> statement-breakpoint
CREATE TABLE "pdf_pages" (
	"pdf_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"text" text NOT NULL,
	"words" integer NOT NULL,
	"forms" jsonb NOT NULL,
	CONSTRAINT "pdf_pages_pdf_id_page_pk" PRIMARY KEY("pdf_id","page")
);
--> statement-breakpoint
CREATE TABLE "pdf_read_pages" (
	"reader_id" uuid NOT NULL,
	"pdf_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"active_ms" integer NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "pdf_read_pages_reader_id_pdf_id_page_pk" PRIMARY KEY("reader_id","pdf_id","page")
);
--> statement-breakpoint
CREATE TABLE "pdf_readings" (
	"reader_id" uuid NOT NULL,
	"pdf_id" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"last_opened_at" timestamp (3) with time zone NOT NULL,
	"page" integer,
	"page_offset" real,
	"placed_at" timestamp (3) with time zone,
	"active_ms" bigint DEFAULT 0 NOT NULL,
	"pages_read" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"reports" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "pdf_readings_reader_id_pdf_id_pk" PRIMARY KEY("reader_id","pdf_id")
);
--> statement-breakpoint
CREATE TABLE "pdf_words" (
	"pdf_id" uuid NOT NULL,
	"word" text NOT NULL,
	"keys" text[] NOT NULL,
	"pos" text NOT NULL,
	"level" text NOT NULL,
	"times" integer NOT NULL,
	"page" integer NOT NULL,
	"sentence" text NOT NULL,
	CONSTRAINT "pdf_words_pdf_id_word_pk" PRIMARY KEY("pdf_id","word")
);
--> statement-breakpoint
CREATE TABLE "pdfs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"teacher_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"store_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"md5" text NOT NULL,
	"content_language" text,
	"encoding" text,
	"generation" bigint NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"preparation" text NOT NULL,
	"trouble" text,
	"pages" integer,
	"words" integer,
	"unlisted_words" integer,
	"has_text" boolean,
	"level" text,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pdf_classes" ADD CONSTRAINT "pdf_classes_pdf_id_pdfs_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."pdfs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_classes" ADD CONSTRAINT "pdf_classes_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_covers" ADD CONSTRAINT "pdf_covers_pdf_id_pdfs_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."pdfs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_look_ups" ADD CONSTRAINT "pdf_look_ups_pdf_id_pdfs_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."pdfs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_look_ups" ADD CONSTRAINT "pdf_look_ups_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_pages" ADD CONSTRAINT "pdf_pages_pdf_id_pdfs_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."pdfs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_read_pages" ADD CONSTRAINT "pdf_read_pages_reader_id_auth_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_read_pages" ADD CONSTRAINT "pdf_read_pages_pdf_id_pdfs_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."pdfs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_readings" ADD CONSTRAINT "pdf_readings_reader_id_auth_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_readings" ADD CONSTRAINT "pdf_readings_pdf_id_pdfs_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."pdfs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_words" ADD CONSTRAINT "pdf_words_pdf_id_pdfs_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."pdfs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdfs" ADD CONSTRAINT "pdfs_teacher_id_auth_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pdf_classes_class" ON "pdf_classes" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "pdf_look_ups_student" ON "pdf_look_ups" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "pdf_read_pages_pdf" ON "pdf_read_pages" USING btree ("pdf_id");--> statement-breakpoint
CREATE INDEX "pdf_readings_pdf" ON "pdf_readings" USING btree ("pdf_id");--> statement-breakpoint
CREATE INDEX "pdfs_teacher" ON "pdfs" USING btree ("teacher_id","created_at");--> statement-breakpoint
-- The bytes of a text count for its teacher and are refused above the quota; what is computed from them doesn't count.
CREATE TRIGGER "count_storage_insert" AFTER INSERT ON "pdfs" REFERENCING NEW TABLE AS came FOR EACH STATEMENT
  EXECUTE FUNCTION count_storage('teacher_id', '500 + octet_length(title) + octet_length(description) + bytes', 'refuse');
--> statement-breakpoint
CREATE TRIGGER "count_storage_update" AFTER UPDATE ON "pdfs" REFERENCING NEW TABLE AS came OLD TABLE AS went FOR EACH STATEMENT
  EXECUTE FUNCTION count_storage('teacher_id', '500 + octet_length(title) + octet_length(description) + bytes', 'refuse');
--> statement-breakpoint
CREATE TRIGGER "count_storage_delete" AFTER DELETE ON "pdfs" REFERENCING OLD TABLE AS went FOR EACH STATEMENT
  EXECUTE FUNCTION count_storage('teacher_id', '500 + octet_length(title) + octet_length(description) + bytes', 'refuse');
