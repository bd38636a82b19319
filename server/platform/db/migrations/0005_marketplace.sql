CREATE TABLE "partner_pages" (
	"path" text PRIMARY KEY NOT NULL,
	"partner_id" integer NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_votes" (
	"user_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"helped" boolean NOT NULL,
	"voted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "faq_votes_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "training_completions" (
	"user_id" integer NOT NULL,
	"training_id" text NOT NULL,
	"completed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "training_completions_user_id_training_id_pk" PRIMARY KEY("user_id","training_id")
);
--> statement-breakpoint
CREATE TABLE "webinar_registrations" (
	"user_id" integer NOT NULL,
	"webinar_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "webinar_registrations_user_id_webinar_id_starts_at_pk" PRIMARY KEY("user_id","webinar_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "call_requests" (
	"user_id" integer NOT NULL,
	"partner_id" integer NOT NULL,
	"phone" text NOT NULL,
	"best_time" text NOT NULL,
	"note" text,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "call_requests_user_id_partner_id_pk" PRIMARY KEY("user_id","partner_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"code" text NOT NULL,
	"user_id" integer,
	"issued_at" timestamp with time zone,
	CONSTRAINT "coupons_partner_id_code_unique" UNIQUE("partner_id","code"),
	CONSTRAINT "coupons_partner_id_user_id_unique" UNIQUE("partner_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"customer_id" integer,
	"partner_id" integer NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_on" date NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_user_id_partner_id_kind_place_made_on_unique" UNIQUE("user_id","partner_id","kind","place","made_on")
);
--> statement-breakpoint
CREATE TABLE "offer_waits" (
	"user_id" integer NOT NULL,
	"partner_id" integer NOT NULL,
	"awaits" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_waits_user_id_partner_id_awaits_pk" PRIMARY KEY("user_id","partner_id","awaits")
);
--> statement-breakpoint
CREATE TABLE "partner_accounts" (
	"customer_id" integer NOT NULL,
	"partner_id" integer NOT NULL,
	"code" text NOT NULL,
	"email" text NOT NULL,
	"connected_by_id" integer NOT NULL,
	"connected_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_accounts_customer_id_partner_id_pk" PRIMARY KEY("customer_id","partner_id"),
	CONSTRAINT "partner_accounts_partner_id_code_unique" UNIQUE("partner_id","code")
);
--> statement-breakpoint
CREATE TABLE "partner_codes" (
	"partner_id" integer NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "partner_codes_partner_id_code_pk" PRIMARY KEY("partner_id","code")
);
--> statement-breakpoint
CREATE TABLE "product_request_votes" (
	"request_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_request_votes_request_id_user_id_pk" PRIMARY KEY("request_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "product_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"category" text,
	"website" text,
	"reason" text NOT NULL,
	"people" integer,
	"contact_by" text,
	"state" text DEFAULT 'submitted' NOT NULL,
	"state_reason" text,
	"partner_id" integer,
	"merged_into_id" integer,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offer_states" ADD COLUMN "changed_by_id" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "checked_on" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "ends_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partner_pages" ADD CONSTRAINT "partner_pages_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_votes" ADD CONSTRAINT "faq_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_completions" ADD CONSTRAINT "training_completions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinar_registrations" ADD CONSTRAINT "webinar_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_requests" ADD CONSTRAINT "call_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_requests" ADD CONSTRAINT "call_requests_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_waits" ADD CONSTRAINT "offer_waits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_waits" ADD CONSTRAINT "offer_waits_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_accounts" ADD CONSTRAINT "partner_accounts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_accounts" ADD CONSTRAINT "partner_accounts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_accounts" ADD CONSTRAINT "partner_accounts_connected_by_id_users_id_fk" FOREIGN KEY ("connected_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_codes" ADD CONSTRAINT "partner_codes_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_request_votes" ADD CONSTRAINT "product_request_votes_request_id_product_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."product_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_request_votes" ADD CONSTRAINT "product_request_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_requests" ADD CONSTRAINT "product_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_requests" ADD CONSTRAINT "product_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_requests" ADD CONSTRAINT "product_requests_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_requests" ADD CONSTRAINT "product_requests_merged_into_id_product_requests_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."product_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_pages_partner_id_index" ON "partner_pages" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "leads_partner_id_made_at_index" ON "leads" USING btree ("partner_id","made_at");--> statement-breakpoint
CREATE INDEX "product_requests_customer_id_index" ON "product_requests" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_requests_user_id_key_index" ON "product_requests" USING btree ("user_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "product_requests_customer_id_name_key_index" ON "product_requests" USING btree ("customer_id","name_key") WHERE "product_requests"."state" in ('submitted', 'inReview', 'planned');--> statement-breakpoint
ALTER TABLE "offer_states" ADD CONSTRAINT "offer_states_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;