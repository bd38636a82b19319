CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "user_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"role_id" integer NOT NULL,
	"status" text NOT NULL,
	"sample" boolean NOT NULL,
	"users" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "missing_entitlements" (
	"customer_id" integer NOT NULL,
	"partner_id" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by_id" integer NOT NULL,
	CONSTRAINT "missing_entitlements_customer_id_partner_id_pk" PRIMARY KEY("customer_id","partner_id")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "active_users" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "partner_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "lower_name" text GENERATED ALWAYS AS (lower(name)) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (lower(last_name || ' ' || first_name)) STORED;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "granted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "granted_by_id" integer;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "source" text DEFAULT 'plan' NOT NULL;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "missing_entitlements" ADD CONSTRAINT "missing_entitlements_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missing_entitlements" ADD CONSTRAINT "missing_entitlements_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missing_entitlements" ADD CONSTRAINT "missing_entitlements_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "missing_entitlements_by_id_index" ON "missing_entitlements" USING btree ("by_id");--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_granted_by_id_users_id_fk" FOREIGN KEY ("granted_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ("lower_name","id","sample");--> statement-breakpoint
CREATE INDEX "customers_by_creation" ON "customers" USING btree ("created_at","id","sample");--> statement-breakpoint
CREATE INDEX "customers_by_users" ON "customers" USING btree ("active_users","id","sample");--> statement-breakpoint
CREATE INDEX "customers_without_partners" ON "customers" USING btree ("id") WHERE "customers"."partner_count" = 0;--> statement-breakpoint
CREATE INDEX "customers_containing" ON "customers" USING gin ("lower_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_containing" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("sort_name","id","sample");--> statement-breakpoint
CREATE INDEX "users_by_creation" ON "users" USING btree ("created_at","id","sample");--> statement-breakpoint
CREATE INDEX "users_by_last_log_in" ON "users" USING btree ("last_log_in_at" NULLS FIRST,"id" NULLS FIRST,"sample");--> statement-breakpoint
CREATE INDEX "users_of_role" ON "users" USING btree ("role_id","sort_name","id");--> statement-breakpoint
CREATE INDEX "users_of_status" ON "users" USING btree ("status","sort_name","id");--> statement-breakpoint
CREATE INDEX "entitlements_of_partner" ON "entitlements" USING btree ("partner_id","customer_id");--> statement-breakpoint
CREATE FUNCTION add_up_user_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Rows that somebody else holds are left for the next time: nobody waits.
	WITH taken AS (
		DELETE FROM user_counts WHERE id IN (SELECT id FROM user_counts FOR UPDATE SKIP LOCKED)
		RETURNING role_id, status, sample, users
	)
	INSERT INTO user_counts (role_id, status, sample, users)
		SELECT role_id, status, sample, sum(users) FROM taken GROUP BY role_id, status, sample;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER add_up_user_counts AFTER INSERT ON "user_counts" FOR EACH ROW WHEN (NEW.id % 500 = 0 AND pg_trigger_depth() < 2) EXECUTE FUNCTION add_up_user_counts();--> statement-breakpoint
CREATE FUNCTION count_users_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO user_counts (role_id, status, sample, users)
		SELECT role_id, status, sample, count(*) FROM added GROUP BY role_id, status, sample;
	UPDATE customers SET active_users = active_users + joined.users
		FROM (SELECT customer_id, count(*) AS users FROM added WHERE status = 'active' GROUP BY customer_id) joined
		WHERE customers.id = joined.customer_id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER count_users_added AFTER INSERT ON "users" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_users_added();--> statement-breakpoint
CREATE FUNCTION count_user_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO user_counts (role_id, status, sample, users) VALUES (OLD.role_id, OLD.status, OLD.sample, -1);
	IF OLD.status = 'active' THEN
		UPDATE customers SET active_users = active_users - 1 WHERE id = OLD.customer_id;
	END IF;
	IF TG_OP = 'UPDATE' THEN
		INSERT INTO user_counts (role_id, status, sample, users) VALUES (NEW.role_id, NEW.status, NEW.sample, 1);
		IF NEW.status = 'active' THEN
			UPDATE customers SET active_users = active_users + 1 WHERE id = NEW.customer_id;
		END IF;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER count_user_changed AFTER UPDATE ON "users" FOR EACH ROW WHEN ((OLD.role_id, OLD.status, OLD.sample, OLD.customer_id) IS DISTINCT FROM (NEW.role_id, NEW.status, NEW.sample, NEW.customer_id)) EXECUTE FUNCTION count_user_changed();--> statement-breakpoint
CREATE TRIGGER count_user_removed AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION count_user_changed();--> statement-breakpoint
CREATE FUNCTION count_entitlements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE customers SET partner_count = partner_count + changed.partners * (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END)
		FROM (SELECT customer_id, count(*) AS partners FROM moved GROUP BY customer_id) changed
		WHERE customers.id = changed.customer_id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER count_entitlements_added AFTER INSERT ON "entitlements" REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION count_entitlements();--> statement-breakpoint
CREATE TRIGGER count_entitlements_removed AFTER DELETE ON "entitlements" REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION count_entitlements();--> statement-breakpoint
INSERT INTO user_counts (role_id, status, sample, users) SELECT role_id, status, sample, count(*) FROM users GROUP BY role_id, status, sample;--> statement-breakpoint
-- Nobody wrote down when a customer came: with its first user, as far as there is one.
UPDATE customers SET
	created_at = coalesce((SELECT min(created_at) FROM users WHERE customer_id = customers.id), created_at),
	active_users = (SELECT count(*) FROM users WHERE customer_id = customers.id AND status = 'active'),
	partner_count = (SELECT count(*) FROM entitlements WHERE customer_id = customers.id);--> statement-breakpoint
UPDATE entitlements SET granted_at = customers.created_at FROM customers WHERE customers.id = entitlements.customer_id;
