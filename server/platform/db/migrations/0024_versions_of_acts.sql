-- All of the tables or none: instances that go on writing take them in orders of their own.
DO $$
BEGIN
	SET LOCAL lock_timeout = '200ms';
	LOOP
		BEGIN
			LOCK TABLE product_requests, offer_waits, audit_entries IN ACCESS EXCLUSIVE MODE;
			EXIT;
		EXCEPTION WHEN lock_not_available THEN
			PERFORM pg_sleep(0.05);
		END;
	END LOOP;
	SET LOCAL lock_timeout TO DEFAULT;
END
$$;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "version" integer;--> statement-breakpoint
CREATE INDEX "offer_waits_partner_id_awaits_index" ON "offer_waits" USING btree ("partner_id","awaits");--> statement-breakpoint
CREATE INDEX "product_requests_merged_into_id_index" ON "product_requests" USING btree ("merged_into_id");