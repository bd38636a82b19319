-- Sample rows are hidden while the server runs without sample data: one column that every query looks at, set at the
-- start. Instances that go on writing take these tables in orders of their own, so all are taken, or none is; with those
-- of the migration after this one, which is done in the same transaction.
DO $$
BEGIN
	SET LOCAL lock_timeout = '200ms';
	LOOP
		BEGIN
			LOCK TABLE customers, users, user_counts, jobs, mails, audit_entries IN ACCESS EXCLUSIVE MODE;
			EXIT;
		EXCEPTION WHEN lock_not_available THEN
			PERFORM pg_sleep(0.05);
		END;
	END LOOP;
	SET LOCAL lock_timeout TO DEFAULT;
END
$$;--> statement-breakpoint
DROP INDEX "customers_by_name";--> statement-breakpoint
DROP INDEX "customers_by_creation";--> statement-breakpoint
DROP INDEX "customers_by_users";--> statement-breakpoint
DROP INDEX "users_by_name";--> statement-breakpoint
DROP INDEX "users_by_creation";--> statement-breakpoint
DROP INDEX "users_by_last_log_in";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_counts" RENAME COLUMN "sample" TO "hidden";--> statement-breakpoint
UPDATE "user_counts" SET "hidden" = false WHERE "hidden";--> statement-breakpoint
CREATE INDEX "customers_of_sample" ON "customers" USING btree ("id") WHERE "customers"."sample";--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ("lower_name","id","hidden");--> statement-breakpoint
CREATE INDEX "customers_by_creation" ON "customers" USING btree ("created_at","id","hidden");--> statement-breakpoint
CREATE INDEX "customers_by_users" ON "customers" USING btree ("active_users","id","hidden");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("sort_name","id","hidden","role_id","status");--> statement-breakpoint
CREATE INDEX "users_by_creation" ON "users" USING btree ("created_at","id","hidden","role_id","status");--> statement-breakpoint
CREATE INDEX "users_by_last_log_in" ON "users" USING btree ("sort_log_in","id","hidden","role_id","status");--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_up_user_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Rows that somebody else holds are left for the next time: nobody waits.
	WITH taken AS (
		DELETE FROM user_counts WHERE id IN (SELECT id FROM user_counts FOR UPDATE SKIP LOCKED)
		RETURNING sorted_by, section_by_now(section) AS section, role_id, status, hidden, users
	)
	INSERT INTO user_counts (sorted_by, section, role_id, status, hidden, users)
		SELECT sorted_by, section, role_id, status, hidden, sum(users) FROM taken
		GROUP BY sorted_by, section, role_id, status, hidden HAVING sum(users) <> 0;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_users_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO user_counts (sorted_by, section, role_id, status, hidden, users)
		SELECT sorted_by, section, role_id, status, hidden, count(*)
		FROM added, sections_of_user(added.sort_name, added.created_at, added.sort_log_in)
		GROUP BY sorted_by, section, role_id, status, hidden;
	UPDATE customers SET active_users = active_users + joined.users
		FROM (SELECT customer_id, count(*) AS users FROM added WHERE status = 'active' GROUP BY customer_id) joined
		WHERE customers.id = joined.customer_id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_user_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO user_counts (sorted_by, section, role_id, status, hidden, users)
		SELECT sorted_by, section, role_id, status, hidden, sum(users)
		FROM (
			SELECT sorted_by, section, OLD.role_id, OLD.status, OLD.hidden, -1 AS users
				FROM sections_of_user(OLD.sort_name, OLD.created_at, OLD.sort_log_in)
			UNION ALL
			SELECT sorted_by, section, NEW.role_id, NEW.status, NEW.hidden, 1
				FROM sections_of_user(NEW.sort_name, NEW.created_at, NEW.sort_log_in) WHERE TG_OP = 'UPDATE'
		) moved
		GROUP BY sorted_by, section, role_id, status, hidden HAVING sum(users) <> 0;
	RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER count_user_changed ON "users";--> statement-breakpoint
CREATE TRIGGER count_user_changed AFTER UPDATE ON "users" FOR EACH ROW WHEN ((OLD.role_id, OLD.status, OLD.hidden, OLD.sort_name, OLD.created_at, OLD.sort_log_in) IS DISTINCT FROM (NEW.role_id, NEW.status, NEW.hidden, NEW.sort_name, NEW.created_at, NEW.sort_log_in)) EXECUTE FUNCTION count_user_changed();
