ALTER TABLE "links" ADD COLUMN "handed_on" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "address_vouched_for" boolean DEFAULT false NOT NULL;