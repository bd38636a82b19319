DROP INDEX "audit_entries_action_id_index";--> statement-breakpoint
DROP INDEX "mails_to_address_id_index";--> statement-breakpoint
DROP INDEX "users_of_mail_domain";--> statement-breakpoint
DROP INDEX "users_of_phone";--> statement-breakpoint
CREATE INDEX "users_of_sample" ON "users" USING btree ("id") WHERE "users"."sample";--> statement-breakpoint
CREATE INDEX "users_of_mail_domain" ON "users" USING btree (split_part("email", '@', 2),"id");--> statement-breakpoint
CREATE INDEX "users_of_phone" ON "users" USING btree ("phone","id");