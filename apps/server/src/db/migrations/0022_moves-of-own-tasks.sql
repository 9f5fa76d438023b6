ALTER TABLE "daily_task_moves" DROP CONSTRAINT "daily_task_moves_student_id_auth_users_id_fk";
--> statement-breakpoint
ALTER TABLE "daily_task_moves" DROP CONSTRAINT "daily_task_moves_task_id_daily_tasks_id_fk";
--> statement-breakpoint
DROP INDEX "daily_task_moves_task";
--> statement-breakpoint
ALTER TABLE "daily_tasks" ADD CONSTRAINT "daily_tasks_student" UNIQUE("student_id","id");
--> statement-breakpoint
ALTER TABLE "daily_task_moves" ADD CONSTRAINT "daily_task_moves_of_task" FOREIGN KEY ("student_id","task_id") REFERENCES "public"."daily_tasks"("student_id","id") ON DELETE cascade ON UPDATE no action;
