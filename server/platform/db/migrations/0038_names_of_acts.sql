-- An act has one name from its chart to the audit log. The entries keep all else: the trigger that refuses changes rests
-- for their statement alone. Jobs come first, as they do where people act.
CREATE TEMPORARY TABLE "act_names" ("entity" text, "old" text, "new" text) ON COMMIT DROP;--> statement-breakpoint
INSERT INTO "act_names" VALUES
	('productRequest', 'review.began', 'startReview'),
	('productRequest', 'request.planned', 'plan'),
	('productRequest', 'request.madeAvailable', 'makeAvailable'),
	('productRequest', 'request.declined', 'decline'),
	('productRequest', 'request.merged', 'merge'),
	('productRequest', 'request.handled', 'handle'),
	('application', 'info.requested', 'requestInfo'),
	('application', 'application.approved', 'approve'),
	('application', 'application.rejected', 'reject'),
	('application', 'application.reopened', 'reopen'),
	('application', 'affiliate.suspended', 'suspend'),
	('application', 'affiliate.reinstated', 'reinstate'),
	('user', 'user.invited', 'invite'),
	('user', 'user.roleChanged', 'changeRole'),
	('user', 'user.deactivated', 'deactivate'),
	('user', 'user.reactivated', 'reactivate'),
	('user', 'user.signedOut', 'signOut'),
	('user', 'user.unlocked', 'unlock'),
	('user', 'user.resetLinkSent', 'sendResetLink'),
	('user', 'user.invitationResent', 'resendInvitation'),
	('user', 'user.verificationResent', 'resendVerification'),
	('user', 'profile.saved', 'saveProfile'),
	('user', 'password.changed', 'changePassword'),
	('customer', 'customer.entitlementsSet', 'setEntitlements'),
	('partner', 'partner.draftSaved', 'saveDraft'),
	('partner', 'partner.draftDiscarded', 'discardDraft'),
	('partner', 'partner.published', 'publish'),
	('categories', 'categories.draftSaved', 'saveDraft'),
	('categories', 'categories.draftDiscarded', 'discardDraft'),
	('categories', 'categories.published', 'publish'),
	('mail', 'mail.resent', 'resend'),
	('list', 'users.exported', 'export.users'),
	('list', 'customers.exported', 'export.customers'),
	('list', 'partners.exported', 'export.partners'),
	('list', 'requests.exported', 'export.requests'),
	('list', 'affiliates.exported', 'export.affiliates'),
	('list', 'audit.exported', 'export.audit'),
	('list', 'outbox.exported', 'export.outbox');--> statement-breakpoint
UPDATE "jobs" SET "job" = jsonb_set("job", '{application,decision}', to_jsonb("act_names"."new")) FROM "act_names"
	WHERE "job" #>> '{application,decision}' = "act_names"."old";--> statement-breakpoint
UPDATE "mails" SET "job" = jsonb_set("job", '{application,decision}', to_jsonb("act_names"."new")) FROM "act_names"
	WHERE "job" #>> '{application,decision}' = "act_names"."old";--> statement-breakpoint
ALTER TABLE "audit_entries" DISABLE TRIGGER "audit_entries_stay";--> statement-breakpoint
UPDATE "audit_entries" SET "action" = "act_names"."entity" || '.' || "act_names"."new" FROM "act_names"
	WHERE "audit_entries"."action" = "act_names"."old";--> statement-breakpoint
ALTER TABLE "audit_entries" ENABLE TRIGGER "audit_entries_stay";
