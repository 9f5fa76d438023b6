CREATE TABLE "game_totals" (
	"student_id" uuid NOT NULL,
	"type" text NOT NULL,
	"plays" integer NOT NULL,
	CONSTRAINT "game_totals_student_id_type_pk" PRIMARY KEY("student_id","type")
);
--> statement-breakpoint
CREATE TABLE "todo_totals" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"done" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "game_totals" ADD CONSTRAINT "game_totals_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todo_totals" ADD CONSTRAINT "todo_totals_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "game_totals" ("student_id", "type", "plays") SELECT "student_id", "type", sum("plays") FROM "game_days" GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "todo_totals" ("student_id", "done") SELECT "student_id", count(*) FROM "todos" WHERE "done_at" IS NOT NULL AND "removed_at" IS NULL GROUP BY 1;
