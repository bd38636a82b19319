CREATE TABLE "catalog_version" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "catalog_version_one_row" CHECK ("catalog_version"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "offers_versions" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
INSERT INTO "catalog_version" ("version") VALUES (0);--> statement-breakpoint
CREATE FUNCTION raise_catalog_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE catalog_version SET version = version + 1;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER raise_catalog_version AFTER INSERT OR UPDATE OR DELETE ON "partners" FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_version();--> statement-breakpoint
CREATE TRIGGER raise_catalog_version AFTER INSERT OR UPDATE OR DELETE ON "offers" FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_version();--> statement-breakpoint
CREATE TRIGGER raise_catalog_version AFTER INSERT OR UPDATE OR DELETE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_version();--> statement-breakpoint
-- Raises the versions of the customers of changed rows, in order of their ids, since others raise them at the same time.
CREATE FUNCTION raise_offers_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO offers_versions (customer_id) SELECT DISTINCT customer_id FROM changed ORDER BY customer_id
		ON CONFLICT (customer_id) DO UPDATE SET version = offers_versions.version + 1;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER raise_offers_versions_added AFTER INSERT ON "entitlements" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_offers_versions();--> statement-breakpoint
CREATE TRIGGER raise_offers_versions_changed AFTER UPDATE ON "entitlements" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_offers_versions();--> statement-breakpoint
CREATE TRIGGER raise_offers_versions_removed AFTER DELETE ON "entitlements" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_offers_versions();--> statement-breakpoint
CREATE TRIGGER raise_offers_versions_added AFTER INSERT ON "offer_states" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_offers_versions();--> statement-breakpoint
CREATE TRIGGER raise_offers_versions_changed AFTER UPDATE ON "offer_states" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_offers_versions();--> statement-breakpoint
CREATE TRIGGER raise_offers_versions_removed AFTER DELETE ON "offer_states" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_offers_versions();--> statement-breakpoint
-- Offers show the name of whoever changed the progress, who may have left the company.
CREATE FUNCTION raise_offers_versions_of_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO offers_versions (customer_id)
		SELECT DISTINCT customer_id FROM offer_states WHERE changed_by_id = NEW.id ORDER BY customer_id
		ON CONFLICT (customer_id) DO UPDATE SET version = offers_versions.version + 1;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER raise_offers_versions AFTER UPDATE ON "users" FOR EACH ROW WHEN ((OLD.first_name, OLD.last_name) IS DISTINCT FROM (NEW.first_name, NEW.last_name)) EXECUTE FUNCTION raise_offers_versions_of_name();--> statement-breakpoint
DROP INDEX "funnel_steps_counted";--> statement-breakpoint
CREATE INDEX "missing_entitlements_waiting" ON "missing_entitlements" USING btree ("at") WHERE "missing_entitlements"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "offer_states_by_person" ON "offer_states" USING btree ("changed_by_id");--> statement-breakpoint
CREATE INDEX "funnel_steps_counted" ON "funnel_steps" USING btree ("chart","started_at","from_state","event","to_state","lasted","run_id");
