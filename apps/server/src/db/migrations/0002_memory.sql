CREATE TABLE "practice_days" (
	"student_id" uuid NOT NULL,
	"local_day" date NOT NULL,
	"activity" text NOT NULL,
	"events" integer NOT NULL,
	"passes" integer NOT NULL,
	"fails" integer NOT NULL,
	"duration_ms" bigint NOT NULL,
	CONSTRAINT "practice_days_student_id_local_day_activity_pk" PRIMARY KEY("student_id","local_day","activity")
);
--> statement-breakpoint
CREATE TABLE "practice_events" (
	"student_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"word" text NOT NULL,
	"activity" text NOT NULL,
	"task" text NOT NULL,
	"passed" boolean,
	"grade" smallint,
	"hints" integer DEFAULT 0 NOT NULL,
	"duration_ms" integer DEFAULT 0 NOT NULL,
	"place" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"local_day" date NOT NULL,
	"cancels" uuid,
	CONSTRAINT "practice_events_student_id_id_pk" PRIMARY KEY("student_id","id")
);
--> statement-breakpoint
CREATE TABLE "word_memory" (
	"student_id" uuid NOT NULL,
	"word" text NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	"reps" integer NOT NULL,
	"lapses" integer NOT NULL,
	"state" smallint NOT NULL,
	"learning_steps" smallint NOT NULL,
	"scheduled_days" integer NOT NULL,
	"last_review" timestamp (3) with time zone,
	"is_marked" boolean NOT NULL,
	"last_event_at" timestamp (3) with time zone NOT NULL,
	"last_event_id" uuid NOT NULL,
	"parameters_version" smallint NOT NULL,
	CONSTRAINT "word_memory_student_id_word_pk" PRIMARY KEY("student_id","word")
);
--> statement-breakpoint
CREATE TABLE "xp_events" (
	"student_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"amount" integer NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"local_day" date NOT NULL,
	CONSTRAINT "xp_events_student_id_reason_pk" PRIMARY KEY("student_id","reason")
);
--> statement-breakpoint
ALTER TABLE "practice_days" ADD CONSTRAINT "practice_days_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_events" ADD CONSTRAINT "practice_events_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_memory" ADD CONSTRAINT "word_memory_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xp_events" ADD CONSTRAINT "xp_events_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_events_word" ON "practice_events" USING btree ("student_id","word","occurred_at");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_events_cancels" ON "practice_events" USING btree ("student_id","cancels") WHERE "practice_events"."cancels" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "word_memory_due" ON "word_memory" USING btree ("student_id","due");--> statement-breakpoint
CREATE INDEX "xp_events_day" ON "xp_events" USING btree ("student_id","local_day");