CREATE TABLE "dictionary_cache" (
	"word" text PRIMARY KEY NOT NULL,
	"entries" jsonb NOT NULL,
	"fetched_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dictionary_calls" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"called_at" timestamp (3) with time zone[] NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dictionary_corrections" (
	"class_id" uuid NOT NULL,
	"word" text NOT NULL,
	"language" text NOT NULL,
	"translations" text[] NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dictionary_corrections_class_id_word_language_pk" PRIMARY KEY("class_id","word","language")
);
--> statement-breakpoint
CREATE TABLE "dictionary_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"word" text NOT NULL,
	"is_found" boolean NOT NULL,
	"searched_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dictionary_saved_words" (
	"user_id" uuid NOT NULL,
	"word" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dictionary_saved_words_user_id_word_pk" PRIMARY KEY("user_id","word")
);
--> statement-breakpoint
ALTER TABLE "dictionary_calls" ADD CONSTRAINT "dictionary_calls_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dictionary_corrections" ADD CONSTRAINT "dictionary_corrections_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dictionary_history" ADD CONSTRAINT "dictionary_history_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dictionary_saved_words" ADD CONSTRAINT "dictionary_saved_words_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dictionary_cache_age" ON "dictionary_cache" USING btree ("fetched_at");--> statement-breakpoint
CREATE INDEX "dictionary_history_words" ON "dictionary_history" USING btree ("user_id","word","searched_at");--> statement-breakpoint
CREATE INDEX "dictionary_history_age" ON "dictionary_history" USING btree ("searched_at");--> statement-breakpoint
CREATE INDEX "dictionary_saved_words_newest" ON "dictionary_saved_words" USING btree ("user_id","saved_at","word");