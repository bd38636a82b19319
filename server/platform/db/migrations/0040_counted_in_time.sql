DROP INDEX "funnel_steps_counted";--> statement-breakpoint
CREATE INDEX "missing_entitlements_waiting" ON "missing_entitlements" USING btree ("at") WHERE "missing_entitlements"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "funnel_steps_counted" ON "funnel_steps" USING btree ("chart","started_at","from_state","event","to_state","lasted","run_id");