ALTER TABLE "game_answers" ADD COLUMN "state_before" text;--> statement-breakpoint
ALTER TABLE "game_answers" ADD COLUMN "is_grown" boolean DEFAULT false NOT NULL;