DROP INDEX "live_events_order";--> statement-breakpoint
DROP INDEX "live_events_age";--> statement-breakpoint
ALTER TABLE "live_events" DROP COLUMN "id";--> statement-breakpoint
-- The same hint written twice in one transaction was two rows; the key below knows one.
DELETE FROM "live_events" AS "one" USING "live_events" AS "other" WHERE "one"."ctid" > "other"."ctid" AND "one"."audience" = "other"."audience" AND "one"."xid" = "other"."xid" AND "one"."topic" = "other"."topic";--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_audience_xid_topic_pk" PRIMARY KEY("audience","xid","topic");--> statement-breakpoint
CREATE INDEX "live_events_order" ON "live_events" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "live_events_age" ON "live_events" USING brin ("created_at");
