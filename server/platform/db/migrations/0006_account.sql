CREATE TABLE "certificate_files" (
	"certificate_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"size" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificate_recipients" (
	"certificate_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "certificate_recipients_certificate_id_user_id_pk" PRIMARY KEY("certificate_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "certificate_reminders" (
	"certificate_id" integer NOT NULL,
	"days" integer NOT NULL,
	"told" boolean NOT NULL,
	"settled_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificate_reminders_certificate_id_days_pk" PRIMARY KEY("certificate_id","days")
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"type" text NOT NULL,
	"holder" text NOT NULL,
	"issuer" text NOT NULL,
	"number" text,
	"issued_on" date,
	"expires_on" date NOT NULL,
	"remind_days" integer[] NOT NULL,
	"snoozed_until" date,
	"reminders_stopped_at" timestamp with time zone,
	"renewed_by_id" integer,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "users_customer_id_index";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invitation_note" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_log_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate_files" ADD CONSTRAINT "certificate_files_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_recipients" ADD CONSTRAINT "certificate_recipients_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_recipients" ADD CONSTRAINT "certificate_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_reminders" ADD CONSTRAINT "certificate_reminders_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_renewed_by_id_certificates_id_fk" FOREIGN KEY ("renewed_by_id") REFERENCES "public"."certificates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_recipients_user_id_index" ON "certificate_recipients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "certificates_customer_id_expires_on_id_index" ON "certificates" USING btree ("customer_id","expires_on","id");--> statement-breakpoint
CREATE INDEX "certificates_to_remind_of" ON "certificates" USING btree ("expires_on") WHERE "certificates"."archived_at" is null and "certificates"."reminders_stopped_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_recurring" ON "jobs" USING btree (("job" ->> 'kind')) WHERE "jobs"."job" ->> 'kind' = 'certificateReminders';--> statement-breakpoint
CREATE INDEX "users_of_customer" ON "users" USING btree ("customer_id",lower("last_name"),lower("first_name"),"id");