CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"job" jsonb NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"attempts" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mails_job_id_index" ON "mails" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "mails_state_id_index" ON "mails" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "mails_user_id_id_index" ON "mails" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "mails_to_address_id_index" ON "mails" USING btree ("to_address","id");