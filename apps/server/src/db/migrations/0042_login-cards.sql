CREATE TABLE "auth_cards" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"made_by" uuid,
	"made_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"used_by_hash" "bytea",
	CONSTRAINT "auth_cards_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "auth_cards_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "auth_users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "sign_in_name" text;--> statement-breakpoint
ALTER TABLE "auth_cards" ADD CONSTRAINT "auth_cards_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_users" ADD CONSTRAINT "auth_users_sign_in_name_unique" UNIQUE("sign_in_name");--> statement-breakpoint
ALTER TABLE "auth_users" ADD CONSTRAINT "auth_users_sign_in" CHECK ("auth_users"."email" IS NOT NULL OR "auth_users"."sign_in_name" IS NOT NULL);