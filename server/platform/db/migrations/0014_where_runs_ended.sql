ALTER TABLE "funnel_runs" ADD COLUMN "left_from" text;--> statement-breakpoint
UPDATE "funnel_runs" SET "left_from" = "last"."from_state" FROM (
  SELECT "run_id", "from_state" FROM "funnel_steps" WHERE "to_state" IS NULL
) AS "last" WHERE "last"."run_id" = "funnel_runs"."id" AND "funnel_runs"."state" IS NULL;
