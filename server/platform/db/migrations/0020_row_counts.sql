CREATE TABLE "row_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "row_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"key" text NOT NULL,
	"rows" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_requests" ADD COLUMN "votes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "row_counts_list_key_index" ON "row_counts" USING btree ("list","key");--> statement-breakpoint
CREATE INDEX "audit_entries_containing" ON "audit_entries" USING gin (lower("label" || ' ' || "action") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mails_containing" ON "mails" USING gin (lower("to_address" || ' ' || "subject") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_requests_votes_asked_at_id_index" ON "product_requests" USING btree ("votes","asked_at","id");--> statement-breakpoint
CREATE INDEX "product_requests_containing" ON "product_requests" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION add_up_row_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Rows that somebody else holds are left for the next time: nobody waits.
	WITH taken AS (
		DELETE FROM row_counts WHERE id IN (SELECT id FROM row_counts FOR UPDATE SKIP LOCKED)
		RETURNING list, key, rows
	)
	INSERT INTO row_counts (list, key, rows)
		SELECT list, key, sum(rows) FROM taken GROUP BY list, key HAVING sum(rows) <> 0;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER add_up_row_counts AFTER INSERT ON "row_counts" FOR EACH ROW WHEN (NEW.id % 500 = 0 AND pg_trigger_depth() < 2) EXECUTE FUNCTION add_up_row_counts();--> statement-breakpoint
-- Counts what came and what went, by the column that the trigger names.
CREATE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		EXECUTE format('INSERT INTO row_counts (list, key, rows) SELECT %L, %I::text, -count(*) FROM gone GROUP BY %I', TG_TABLE_NAME, TG_ARGV[0], TG_ARGV[0]);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		EXECUTE format('INSERT INTO row_counts (list, key, rows) SELECT %L, %I::text, count(*) FROM come GROUP BY %I', TG_TABLE_NAME, TG_ARGV[0], TG_ARGV[0]);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER count_mails_added AFTER INSERT ON "mails" REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_rows('state');--> statement-breakpoint
CREATE TRIGGER count_mails_changed AFTER UPDATE ON "mails" REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_rows('state');--> statement-breakpoint
CREATE TRIGGER count_mails_removed AFTER DELETE ON "mails" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_rows('state');--> statement-breakpoint
CREATE TRIGGER count_audit_entries_added AFTER INSERT ON "audit_entries" REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_rows('entity');--> statement-breakpoint
CREATE TRIGGER count_entitlements_come AFTER INSERT ON "entitlements" REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_rows('partner_id');--> statement-breakpoint
CREATE TRIGGER count_entitlements_gone AFTER DELETE ON "entitlements" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_rows('partner_id');--> statement-breakpoint
CREATE FUNCTION count_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE product_requests SET votes = product_requests.votes + changed.votes * (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END)
		FROM (SELECT request_id, count(*) AS votes FROM moved GROUP BY request_id) changed
		WHERE product_requests.id = changed.request_id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER count_votes_added AFTER INSERT ON "product_request_votes" REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION count_votes();--> statement-breakpoint
CREATE TRIGGER count_votes_removed AFTER DELETE ON "product_request_votes" REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION count_votes();--> statement-breakpoint
UPDATE product_requests SET votes = (SELECT count(*) FROM product_request_votes WHERE request_id = product_requests.id);--> statement-breakpoint
CREATE TRIGGER count_product_requests_added AFTER INSERT ON "product_requests" REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_rows('state');--> statement-breakpoint
CREATE TRIGGER count_product_requests_changed AFTER UPDATE ON "product_requests" REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_rows('state');--> statement-breakpoint
CREATE TRIGGER count_product_requests_removed AFTER DELETE ON "product_requests" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_rows('state');--> statement-breakpoint
INSERT INTO row_counts (list, key, rows)
	SELECT 'mails', state, count(*) FROM mails GROUP BY state
	UNION ALL SELECT 'audit_entries', entity, count(*) FROM audit_entries GROUP BY entity
	UNION ALL SELECT 'entitlements', partner_id::text, count(*) FROM entitlements GROUP BY partner_id
	UNION ALL SELECT 'product_requests', state, count(*) FROM product_requests GROUP BY state;
