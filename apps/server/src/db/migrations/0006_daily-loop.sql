CREATE TABLE "daily_task_moves" (
	"student_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"source" text NOT NULL,
	"amount" integer NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "daily_task_moves_student_id_task_id_cause_pk" PRIMARY KEY("student_id","task_id","cause")
);
--> statement-breakpoint
CREATE TABLE "daily_task_sets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"set_id" uuid NOT NULL,
	"day" date NOT NULL,
	"place" integer NOT NULL,
	"template_id" text NOT NULL,
	"type" text NOT NULL,
	"priority" text NOT NULL,
	"target" integer NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"by_activity" integer DEFAULT 0 NOT NULL,
	"xp" integer NOT NULL,
	"xp_given" integer,
	"completed_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_days" (
	"student_id" uuid NOT NULL,
	"local_day" date NOT NULL,
	"activity" text NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "study_days_student_id_local_day_activity_pk" PRIMARY KEY("student_id","local_day","activity")
);
--> statement-breakpoint
CREATE TABLE "study_goals" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"minutes" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"activity" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"seconds" integer NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_timers" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"activity" text NOT NULL,
	"is_pomodoro" boolean NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"paused_seconds" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "todos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"title" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"due_on" date,
	"priority" text NOT NULL,
	"done_at" timestamp (3) with time zone,
	"position" double precision NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "daily_task_moves" ADD CONSTRAINT "daily_task_moves_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_task_moves" ADD CONSTRAINT "daily_task_moves_task_id_daily_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."daily_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_task_sets" ADD CONSTRAINT "daily_task_sets_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_tasks" ADD CONSTRAINT "daily_tasks_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_tasks" ADD CONSTRAINT "daily_tasks_set_id_daily_task_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."daily_task_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_days" ADD CONSTRAINT "study_days_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_goals" ADD CONSTRAINT "study_goals_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_sessions" ADD CONSTRAINT "study_sessions_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_timers" ADD CONSTRAINT "study_timers_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todos" ADD CONSTRAINT "todos_student_id_auth_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_task_moves_task" ON "daily_task_moves" USING btree ("task_id");--> statement-breakpoint
CREATE UNIQUE INDEX "daily_task_sets_first" ON "daily_task_sets" USING btree ("student_id","day") WHERE kind = 'first';--> statement-breakpoint
CREATE INDEX "daily_task_sets_day" ON "daily_task_sets" USING btree ("student_id","day");--> statement-breakpoint
CREATE INDEX "daily_tasks_day" ON "daily_tasks" USING btree ("student_id","day");--> statement-breakpoint
CREATE INDEX "daily_tasks_set" ON "daily_tasks" USING btree ("set_id");--> statement-breakpoint
CREATE INDEX "study_sessions_time" ON "study_sessions" USING btree ("student_id","started_at");--> statement-breakpoint
CREATE INDEX "todos_student" ON "todos" USING btree ("student_id","position") WHERE removed_at IS NULL;--> statement-breakpoint
CREATE INDEX "todos_removed" ON "todos" USING btree ("removed_at") WHERE removed_at IS NOT NULL;