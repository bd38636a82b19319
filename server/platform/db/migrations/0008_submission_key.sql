ALTER TABLE "certificates" ADD COLUMN "key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_customer_id_key_index" ON "certificates" USING btree ("customer_id","key");