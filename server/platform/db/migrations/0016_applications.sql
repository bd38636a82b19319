ALTER TABLE "affiliates" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "question" text;--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "decided_by_id" integer;--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliates_state_applied_at_id_index" ON "affiliates" USING btree ("state","applied_at","id");--> statement-breakpoint
CREATE INDEX "affiliates_applied_at_id_index" ON "affiliates" USING btree ("applied_at","id");--> statement-breakpoint
CREATE INDEX "affiliates_by_company" ON "affiliates" USING btree (lower("company_name"),"id");--> statement-breakpoint
CREATE INDEX "users_of_mail_domain" ON "users" USING btree (split_part("email", '@', 2));--> statement-breakpoint
CREATE INDEX "users_of_phone" ON "users" USING btree ("phone");