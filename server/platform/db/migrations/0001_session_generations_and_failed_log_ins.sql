CREATE TABLE "failed_log_ins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "failed_log_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_refresh_token_hash_unique";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "generation" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "rotated_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "failed_log_ins_account_at_index" ON "failed_log_ins" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "failed_log_ins_address_at_index" ON "failed_log_ins" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "failed_log_ins_at_index" ON "failed_log_ins" USING btree ("at");--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "refresh_token_hash";