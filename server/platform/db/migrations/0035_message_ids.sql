ALTER TABLE "analytics_events" ADD COLUMN "message_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD COLUMN "run" text;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD COLUMN "step" integer;--> statement-breakpoint
ALTER TABLE "funnel_steps" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_message_id_unique" UNIQUE("message_id");