CREATE TABLE "catalog_version" (
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "offers_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
INSERT INTO "catalog_version" VALUES (0);--> statement-breakpoint
CREATE FUNCTION raise_catalog_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE catalog_version SET version = version + 1;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER raise_catalog_version AFTER INSERT OR UPDATE OR DELETE ON "partners" FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_version();--> statement-breakpoint
CREATE TRIGGER raise_catalog_version AFTER INSERT OR UPDATE OR DELETE ON "offers" FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_version();--> statement-breakpoint
CREATE TRIGGER raise_catalog_version AFTER INSERT OR UPDATE OR DELETE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_version();--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_entitlements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE customers SET
			partner_count = partner_count + changed.partners * (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END),
			offers_version = offers_version + 1
		FROM (SELECT customer_id, count(*) AS partners FROM moved GROUP BY customer_id) changed
		WHERE customers.id = changed.customer_id;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- Raises the version for a changed progress with an offer, or a changed name of whoever changed the progress.
CREATE FUNCTION raise_offers_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE customers SET offers_version = offers_version + 1 WHERE id = coalesce(NEW.customer_id, OLD.customer_id);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER raise_offers_version AFTER INSERT OR UPDATE OR DELETE ON "offer_states" FOR EACH ROW EXECUTE FUNCTION raise_offers_version();--> statement-breakpoint
CREATE TRIGGER raise_offers_version AFTER UPDATE ON "users" FOR EACH ROW WHEN ((OLD.first_name, OLD.last_name) IS DISTINCT FROM (NEW.first_name, NEW.last_name)) EXECUTE FUNCTION raise_offers_version();
