CREATE TABLE "game_answers" (
	"student_id" uuid NOT NULL,
	"play_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"item" text NOT NULL,
	"type" text NOT NULL,
	"word" text,
	"task" text NOT NULL,
	"question" text NOT NULL,
	"options" jsonb NOT NULL,
	"right_answer" text NOT NULL,
	"given" text,
	"is_right" boolean,
	"hints" integer NOT NULL,
	"points" double precision NOT NULL,
	"max_points" double precision NOT NULL,
	"ms" integer,
	"state" text,
	"local_day" date NOT NULL,
	CONSTRAINT "game_answers_student_id_play_id_place_pk" PRIMARY KEY("student_id","play_id","place")
);
--> statement-breakpoint
CREATE TABLE "game_days" (
	"student_id" uuid NOT NULL,
	"local_day" date NOT NULL,
	"type" text NOT NULL,
	"plays" integer NOT NULL,
	"ms" bigint NOT NULL,
	"answered" integer NOT NULL,
	"correct" integer NOT NULL,
	CONSTRAINT "game_days_student_id_local_day_type_pk" PRIMARY KEY("student_id","local_day","type")
);
--> statement-breakpoint
CREATE TABLE "game_moves" (
	"student_id" uuid NOT NULL,
	"play_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"move" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "game_moves_student_id_play_id_position_pk" PRIMARY KEY("student_id","play_id","position")
);
--> statement-breakpoint
CREATE TABLE "game_plays" (
	"student_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"wish" jsonb NOT NULL,
	"seed" integer NOT NULL,
	"round" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone,
	"local_day" date,
	"is_complete" boolean,
	"played_ms" integer,
	"points" double precision,
	"max_points" double precision,
	"accuracy" double precision,
	"xp" integer,
	"xp_reason" text,
	"refused_moves" integer,
	"best_before" jsonb,
	CONSTRAINT "game_plays_student_id_id_pk" PRIMARY KEY("student_id","id")
);
--> statement-breakpoint
ALTER TABLE "game_answers" ADD CONSTRAINT "game_answers_play" FOREIGN KEY ("student_id","play_id") REFERENCES "public"."game_plays"("student_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_days" ADD CONSTRAINT "game_days_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_moves" ADD CONSTRAINT "game_moves_play" FOREIGN KEY ("student_id","play_id") REFERENCES "public"."game_plays"("student_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_plays" ADD CONSTRAINT "game_plays_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_answers_day" ON "game_answers" USING btree ("student_id","local_day");--> statement-breakpoint
CREATE UNIQUE INDEX "game_plays_id" ON "game_plays" USING btree ("id");--> statement-breakpoint
CREATE INDEX "game_plays_day" ON "game_plays" USING btree ("student_id","local_day","type");--> statement-breakpoint
CREATE INDEX "game_plays_best" ON "game_plays" USING btree ("student_id","type","points") WHERE finished_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "game_plays_recent" ON "game_plays" USING btree ("student_id","finished_at") WHERE finished_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "game_plays_open" ON "game_plays" USING btree ("student_id","started_at") WHERE finished_at IS NULL AND left_at IS NULL;--> statement-breakpoint
CREATE INDEX "game_plays_unfinished" ON "game_plays" USING btree ("started_at") WHERE finished_at IS NULL;