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
CREATE TABLE "pdf_packs" (
	"deck_id" uuid PRIMARY KEY NOT NULL,
	"pdf_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pdf_readings" ADD COLUMN "reported_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "practice_levels" ADD CONSTRAINT "practice_levels_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_packs" ADD CONSTRAINT "pdf_packs_deck_id_flashcard_decks_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."flashcard_decks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_packs" ADD CONSTRAINT "pdf_packs_pdf_id_pdfs_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."pdfs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_packs" ADD CONSTRAINT "pdf_packs_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pdf_packs_pdf" ON "pdf_packs" USING btree ("pdf_id","class_id");--> statement-breakpoint
CREATE INDEX "pdf_packs_class" ON "pdf_packs" USING btree ("class_id");