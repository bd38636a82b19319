-- All of the tables or none: instances that go on writing take them in orders of their own.
DO $$
BEGIN
	SET LOCAL lock_timeout = '200ms';
	LOOP
		BEGIN
			LOCK TABLE funnel_runs, funnel_steps, analytics_events, jobs IN ACCESS EXCLUSIVE MODE;
			EXIT;
		EXCEPTION WHEN lock_not_available THEN
			PERFORM pg_sleep(0.05);
		END;
	END LOOP;
	SET LOCAL lock_timeout TO DEFAULT;
END
$$;--> statement-breakpoint
CREATE TABLE "network_counts" (
	"calls" text NOT NULL,
	"network" text NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "network_counts_calls_network_pk" PRIMARY KEY("calls","network")
);
--> statement-breakpoint
CREATE TABLE "analytics_event_sums" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"events" integer NOT NULL,
	CONSTRAINT "analytics_event_sums_key" UNIQUE("day","name")
);
--> statement-breakpoint
CREATE TABLE "funnel_run_sums" (
	"chart" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"has_left" boolean NOT NULL,
	"has_arrived" boolean NOT NULL,
	"runs" integer NOT NULL,
	CONSTRAINT "funnel_run_sums_key" UNIQUE("chart","started_at","state","has_left","has_arrived")
);
--> statement-breakpoint
CREATE TABLE "funnel_step_sums" (
	"chart" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"from_state" text,
	"event" text NOT NULL,
	"to_state" text,
	"lasted" integer,
	"steps" integer NOT NULL,
	CONSTRAINT "funnel_step_sums_key" UNIQUE NULLS NOT DISTINCT("chart","started_at","from_state","event","to_state","lasted")
);
--> statement-breakpoint
CREATE TABLE "funnel_visit_sums" (
	"chart" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"runs" integer NOT NULL,
	CONSTRAINT "funnel_visit_sums_key" UNIQUE("chart","started_at","state")
);
--> statement-breakpoint
DROP INDEX "jobs_recurring";--> statement-breakpoint
ALTER TABLE "funnel_runs" ADD COLUMN "kept" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "analytics_events_received_at_index" ON "analytics_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "funnel_steps_run_id_index" ON "funnel_steps" USING btree ("run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_recurring" ON "jobs" USING btree (("job" ->> 'kind')) WHERE "jobs"."job" ->> 'kind' in ('certificateReminders', 'rollUp');