DROP TABLE "auth_verifications";--> statement-breakpoint
ALTER TABLE "auth_sessions" RENAME COLUMN "token" TO "hash";--> statement-breakpoint
ALTER TABLE "auth_sessions" RENAME CONSTRAINT "auth_sessions_token_unique" TO "auth_sessions_hash_unique";--> statement-breakpoint
ALTER TABLE "auth_sessions" ALTER COLUMN "hash" SET DATA TYPE bytea USING sha256(convert_to("hash", 'UTF8'));--> statement-breakpoint
ALTER TABLE "auth_sessions" DROP COLUMN "ip_address";--> statement-breakpoint
ALTER TABLE "auth_sessions" DROP COLUMN "user_agent";--> statement-breakpoint
ALTER TABLE "auth_accounts" DROP COLUMN "access_token";--> statement-breakpoint
ALTER TABLE "auth_accounts" DROP COLUMN "refresh_token";--> statement-breakpoint
ALTER TABLE "auth_accounts" DROP COLUMN "id_token";--> statement-breakpoint
ALTER TABLE "auth_accounts" DROP COLUMN "access_token_expires_at";--> statement-breakpoint
ALTER TABLE "auth_accounts" DROP COLUMN "refresh_token_expires_at";--> statement-breakpoint
ALTER TABLE "auth_accounts" DROP COLUMN "scope";--> statement-breakpoint
ALTER TABLE "auth_users" DROP COLUMN "image";
