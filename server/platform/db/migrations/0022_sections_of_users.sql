-- Nobody changes a user until the new counts are there. Instances that go on writing take these tables in orders of their
-- own: whoever waits for one of them while holding another may be waited for. So all are taken, or none is; with those of
-- the migrations after this one, which are done in the same transaction.
DO $$
BEGIN
	SET LOCAL lock_timeout = '200ms';
	LOOP
		BEGIN
			LOCK TABLE users, user_counts, missing_entitlements, mails, audit_entries, row_counts, product_requests, offer_waits IN ACCESS EXCLUSIVE MODE;
			EXIT;
		EXCEPTION WHEN lock_not_available THEN
			PERFORM pg_sleep(0.05);
		END;
	END LOOP;
	SET LOCAL lock_timeout TO DEFAULT;
END
$$;--> statement-breakpoint
DELETE FROM user_counts;--> statement-breakpoint
DROP INDEX "users_by_name";--> statement-breakpoint
DROP INDEX "users_by_creation";--> statement-breakpoint
DROP INDEX "users_by_last_log_in";--> statement-breakpoint
ALTER TABLE "user_counts" ADD COLUMN "sorted_by" text NOT NULL;--> statement-breakpoint
ALTER TABLE "user_counts" ADD COLUMN "section" text NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sort_log_in" timestamp with time zone GENERATED ALWAYS AS (coalesce(last_log_in_at, (created_at at time zone 'UTC' - interval '1000 years') at time zone 'UTC')) STORED;--> statement-breakpoint
CREATE INDEX "missing_entitlements_requested" ON "missing_entitlements" USING btree ("customer_id","at") WHERE "missing_entitlements"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("sort_name","id","sample","role_id","status");--> statement-breakpoint
CREATE INDEX "users_by_creation" ON "users" USING btree ("created_at","id","sample","role_id","status");--> statement-breakpoint
CREATE INDEX "users_by_last_log_in" ON "users" USING btree ("sort_log_in","id","sample","role_id","status");--> statement-breakpoint
-- The least that belongs to a section: a digit or a letter, as this database sorts names; the first instant of a day.
CREATE FUNCTION section_of_name(sort_name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT ('{"",0,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z}'::text[])[1 + width_bucket(sort_name, '{0,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z}'::text[])]
$$;--> statement-breakpoint
CREATE FUNCTION section_of_instant(at timestamp with time zone) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T00:00Z"')
$$;--> statement-breakpoint
CREATE FUNCTION sections_of_user(sort_name text, created_at timestamp with time zone, sort_log_in timestamp with time zone) RETURNS TABLE (sorted_by text, section text) LANGUAGE sql STABLE AS $$
	VALUES ('name', section_of_name(sort_name)), ('createdOn', section_of_instant(created_at)), ('lastLogIn', section_of_instant(sort_log_in))
$$;--> statement-breakpoint
-- Days of the last month are sections of their own, older ones belong to that of their whole month. What is taken together
-- once stays so, since days only grow older.
CREATE FUNCTION section_by_now(section text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT CASE
		WHEN length(section) > 1 AND section < to_char((now() AT TIME ZONE 'UTC') - interval '31 days', 'YYYY-MM-01"T00:00Z"')
		THEN left(section, 8) || '01T00:00Z' ELSE section
	END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_up_user_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Rows that somebody else holds are left for the next time: nobody waits.
	WITH taken AS (
		DELETE FROM user_counts WHERE id IN (SELECT id FROM user_counts FOR UPDATE SKIP LOCKED)
		RETURNING sorted_by, section_by_now(section) AS section, role_id, status, sample, users
	)
	INSERT INTO user_counts (sorted_by, section, role_id, status, sample, users)
		SELECT sorted_by, section, role_id, status, sample, sum(users) FROM taken
		GROUP BY sorted_by, section, role_id, status, sample HAVING sum(users) <> 0;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_users_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO user_counts (sorted_by, section, role_id, status, sample, users)
		SELECT sorted_by, section, role_id, status, sample, count(*)
		FROM added, sections_of_user(added.sort_name, added.created_at, added.sort_log_in)
		GROUP BY sorted_by, section, role_id, status, sample;
	UPDATE customers SET active_users = active_users + joined.users
		FROM (SELECT customer_id, count(*) AS users FROM added WHERE status = 'active' GROUP BY customer_id) joined
		WHERE customers.id = joined.customer_id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_user_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO user_counts (sorted_by, section, role_id, status, sample, users)
		SELECT sorted_by, section, role_id, status, sample, sum(users)
		FROM (
			SELECT sorted_by, section, OLD.role_id, OLD.status, OLD.sample, -1 AS users
				FROM sections_of_user(OLD.sort_name, OLD.created_at, OLD.sort_log_in)
			UNION ALL
			SELECT sorted_by, section, NEW.role_id, NEW.status, NEW.sample, 1
				FROM sections_of_user(NEW.sort_name, NEW.created_at, NEW.sort_log_in) WHERE TG_OP = 'UPDATE'
		) moved
		GROUP BY sorted_by, section, role_id, status, sample HAVING sum(users) <> 0;
	RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER count_user_changed ON "users";--> statement-breakpoint
CREATE TRIGGER count_user_changed AFTER UPDATE ON "users" FOR EACH ROW WHEN ((OLD.role_id, OLD.status, OLD.sample, OLD.sort_name, OLD.created_at, OLD.sort_log_in) IS DISTINCT FROM (NEW.role_id, NEW.status, NEW.sample, NEW.sort_name, NEW.created_at, NEW.sort_log_in)) EXECUTE FUNCTION count_user_changed();--> statement-breakpoint
CREATE FUNCTION count_active_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.status = 'active' THEN
		UPDATE customers SET active_users = active_users - 1 WHERE id = OLD.customer_id;
	END IF;
	IF TG_OP = 'UPDATE' AND NEW.status = 'active' THEN
		UPDATE customers SET active_users = active_users + 1 WHERE id = NEW.customer_id;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER count_active_users_changed AFTER UPDATE ON "users" FOR EACH ROW WHEN ((OLD.status, OLD.customer_id) IS DISTINCT FROM (NEW.status, NEW.customer_id)) EXECUTE FUNCTION count_active_users();--> statement-breakpoint
CREATE TRIGGER count_active_users_removed AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION count_active_users();--> statement-breakpoint
INSERT INTO user_counts (sorted_by, section, role_id, status, sample, users)
	SELECT sorted_by, section, role_id, status, sample, count(*)
	FROM users, sections_of_user(users.sort_name, users.created_at, users.sort_log_in)
	GROUP BY sorted_by, section, role_id, status, sample;
