-- Nobody writes a mail or an act until the new counts are there. Instances that go on writing take these tables in orders
-- of their own: whoever waits for one of them while holding another may be waited for. So all are taken, or none is;
-- with those of the migration after this one, which is done in the same transaction.
DO $$
BEGIN
	SET LOCAL lock_timeout = '200ms';
	LOOP
		BEGIN
			LOCK TABLE mails, audit_entries, row_counts, product_requests, offer_waits IN ACCESS EXCLUSIVE MODE;
			EXIT;
		EXCEPTION WHEN lock_not_available THEN
			PERFORM pg_sleep(0.05);
		END;
	END LOOP;
	SET LOCAL lock_timeout TO DEFAULT;
END
$$;--> statement-breakpoint
DELETE FROM row_counts WHERE list IN ('mails', 'audit_entries');--> statement-breakpoint
ALTER TABLE "row_counts" ADD COLUMN "section" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_up_row_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Rows that somebody else holds are left for the next time: nobody waits.
	WITH taken AS (
		DELETE FROM row_counts WHERE id IN (SELECT id FROM row_counts FOR UPDATE SKIP LOCKED)
		RETURNING list, key, section, rows
	)
	INSERT INTO row_counts (list, key, section, rows)
		SELECT list, key, section, sum(rows) FROM taken GROUP BY list, key, section HAVING sum(rows) <> 0;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- Counts what came and what went, by the column that the trigger names first, and by the sections of one that it names then.
CREATE OR REPLACE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	section text := CASE WHEN TG_NARGS > 1 THEN format('%1$I - %1$I %% 10000', TG_ARGV[1]) ELSE '0::bigint' END;
BEGIN
	IF TG_OP <> 'INSERT' THEN
		EXECUTE format('INSERT INTO row_counts (list, key, section, rows) SELECT %L, %I::text, %s, -count(*) FROM gone GROUP BY 2, 3', TG_TABLE_NAME, TG_ARGV[0], section);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		EXECUTE format('INSERT INTO row_counts (list, key, section, rows) SELECT %L, %I::text, %s, count(*) FROM come GROUP BY 2, 3', TG_TABLE_NAME, TG_ARGV[0], section);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER count_mails_added ON "mails";--> statement-breakpoint
CREATE TRIGGER count_mails_added AFTER INSERT ON "mails" REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_rows('state', 'id');--> statement-breakpoint
DROP TRIGGER count_mails_changed ON "mails";--> statement-breakpoint
CREATE TRIGGER count_mails_changed AFTER UPDATE ON "mails" REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_rows('state', 'id');--> statement-breakpoint
DROP TRIGGER count_mails_removed ON "mails";--> statement-breakpoint
CREATE TRIGGER count_mails_removed AFTER DELETE ON "mails" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_rows('state', 'id');--> statement-breakpoint
DROP TRIGGER count_audit_entries_added ON "audit_entries";--> statement-breakpoint
CREATE TRIGGER count_audit_entries_added AFTER INSERT ON "audit_entries" REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_rows('entity', 'id');--> statement-breakpoint
INSERT INTO row_counts (list, key, section, rows)
	SELECT 'mails', state, id - id % 10000, count(*) FROM mails GROUP BY 2, 3
	UNION ALL SELECT 'audit_entries', entity, id - id % 10000, count(*) FROM audit_entries GROUP BY 2, 3;
