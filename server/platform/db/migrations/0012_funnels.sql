CREATE TABLE "funnel_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "funnel_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chart" text NOT NULL,
	"key" text NOT NULL,
	"steps" integer NOT NULL,
	"state" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stepped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "funnel_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "funnel_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chart" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"run_id" bigint NOT NULL,
	"from_state" text,
	"event" text NOT NULL,
	"to_state" text,
	"lasted" integer
);
--> statement-breakpoint
ALTER TABLE "funnel_steps" ADD CONSTRAINT "funnel_steps_run_id_funnel_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."funnel_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "funnel_runs_chart_key_index" ON "funnel_runs" USING btree ("chart","key");--> statement-breakpoint
CREATE INDEX "funnel_runs_counted" ON "funnel_runs" USING btree ("chart","started_at","state","seen_at");--> statement-breakpoint
CREATE INDEX "funnel_steps_counted" ON "funnel_steps" USING btree ("chart","started_at","from_state","event","to_state","lasted");