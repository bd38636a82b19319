ALTER TABLE "partners" ADD COLUMN "is_kept_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "drafts" SET "content" = jsonb_set("content", '{morePartners}', '"SHOWN"') WHERE "subject" LIKE 'partner:%' AND "content" IS NOT NULL;--> statement-breakpoint
UPDATE "editions" SET "content" = jsonb_set("content", '{morePartners}', '"SHOWN"') WHERE "subject" LIKE 'partner:%';
