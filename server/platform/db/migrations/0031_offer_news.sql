ALTER TABLE "users" ADD COLUMN "unsubscribe_token" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_unsubscribe_token_unique" UNIQUE("unsubscribe_token");--> statement-breakpoint
UPDATE "jobs" SET "job" = ("job" - 'offer') || jsonb_build_object('news', jsonb_build_array(("job" -> 'offer') || '{"about": "returned"}'::jsonb)) WHERE "job" ->> 'kind' = 'offerMail' AND "job" ? 'offer';
--> statement-breakpoint
UPDATE "mails" SET "job" = ("job" - 'offer') || jsonb_build_object('news', jsonb_build_array(("job" -> 'offer') || '{"about": "returned"}'::jsonb)) WHERE "kind" = 'offerMail' AND "job" ? 'offer';
