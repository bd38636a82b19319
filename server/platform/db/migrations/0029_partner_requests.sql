CREATE TABLE "partner_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"partner_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"outcome_reason" text,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "partner_requests" ADD CONSTRAINT "partner_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_requests" ADD CONSTRAINT "partner_requests_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_requests" ADD CONSTRAINT "partner_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_requests_customer_id_asked_at_index" ON "partner_requests" USING btree ("customer_id","asked_at");--> statement-breakpoint
CREATE INDEX "partner_requests_user_id_index" ON "partner_requests" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_requests_open" ON "partner_requests" USING btree ("customer_id","partner_id") WHERE "partner_requests"."outcome" is null;--> statement-breakpoint
INSERT INTO "partner_requests" ("customer_id", "partner_id", "user_id", "reason", "asked_at")
SELECT "customer_id", "partner_id", "by_id", "reason", "at" FROM "missing_entitlements" WHERE "state" = 'requested';
