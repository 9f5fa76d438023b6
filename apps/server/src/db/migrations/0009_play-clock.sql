ALTER TABLE "game_plays" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "game_plays" ADD COLUMN "paused_ms" bigint DEFAULT 0 NOT NULL;