CREATE TABLE "flashcard_deck_classes" (
	"deck_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"shared_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "flashcard_deck_classes_deck_id_class_id_pk" PRIMARY KEY("deck_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "flashcard_decks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flashcard_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"deck_id" uuid NOT NULL,
	"report" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flashcard_suspensions" (
	"user_id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"suspended_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "flashcard_suspensions_user_id_card_id_pk" PRIMARY KEY("user_id","card_id")
);
--> statement-breakpoint
CREATE TABLE "flashcards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deck_id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "flashcards_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"front" text NOT NULL,
	"back" text NOT NULL,
	"word" text NOT NULL,
	"language" text,
	"note" text DEFAULT '' NOT NULL,
	"met" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "flashcard_deck_classes" ADD CONSTRAINT "flashcard_deck_classes_deck_id_flashcard_decks_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."flashcard_decks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcard_deck_classes" ADD CONSTRAINT "flashcard_deck_classes_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcard_decks" ADD CONSTRAINT "flashcard_decks_owner_id_auth_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcard_imports" ADD CONSTRAINT "flashcard_imports_owner_id_auth_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcard_imports" ADD CONSTRAINT "flashcard_imports_deck_id_flashcard_decks_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."flashcard_decks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcard_suspensions" ADD CONSTRAINT "flashcard_suspensions_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcard_suspensions" ADD CONSTRAINT "flashcard_suspensions_card_id_flashcards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."flashcards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcards" ADD CONSTRAINT "flashcards_deck_id_flashcard_decks_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."flashcard_decks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcards" ADD CONSTRAINT "flashcards_created_by_auth_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flashcard_deck_classes_class" ON "flashcard_deck_classes" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "flashcard_decks_owner" ON "flashcard_decks" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "flashcard_imports_owner" ON "flashcard_imports" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "flashcard_imports_deck" ON "flashcard_imports" USING btree ("deck_id");--> statement-breakpoint
CREATE INDEX "flashcard_imports_age" ON "flashcard_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "flashcard_suspensions_card" ON "flashcard_suspensions" USING btree ("card_id");--> statement-breakpoint
CREATE UNIQUE INDEX "flashcards_position" ON "flashcards" USING btree ("position");--> statement-breakpoint
CREATE INDEX "flashcards_deck" ON "flashcards" USING btree ("deck_id","position") WHERE removed_at IS NULL;--> statement-breakpoint
CREATE INDEX "flashcards_word" ON "flashcards" USING btree ("deck_id","word") WHERE removed_at IS NULL;--> statement-breakpoint
CREATE INDEX "flashcards_created_by" ON "flashcards" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "flashcards_removed" ON "flashcards" USING btree ("removed_at") WHERE removed_at IS NOT NULL;