ALTER TABLE "funnel_runs" ADD COLUMN "visited" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "funnel_runs" SET "visited" = "been"."states" FROM (
  SELECT "run_id", array_agg(DISTINCT "to_state") AS "states" FROM "funnel_steps"
  WHERE "to_state" IS NOT NULL GROUP BY "run_id"
) AS "been" WHERE "been"."run_id" = "funnel_runs"."id";
