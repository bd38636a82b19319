-- Each start added one more job that tells of coupons: the oldest of each kind stays.
DELETE FROM "jobs" "newer" USING "jobs" "older" WHERE "newer"."job" - 'kind' = '{}'::jsonb AND "older"."job" = "newer"."job" AND "older"."id" < "newer"."id";--> statement-breakpoint
DROP INDEX "jobs_recurring";--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_recurring" ON "jobs" USING btree (("job" ->> 'kind')) WHERE "jobs"."job" - 'kind' = '{}'::jsonb;