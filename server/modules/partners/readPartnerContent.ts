import type { Partner } from '#domain/partner.ts';
import { partnerContentSchema, type PartnerContent } from '#domain/partnerPage.ts';
import { readContent } from '#server/platform/content/readContent.ts';
import { StartupError } from '#server/platform/settings/startupError.ts';

/** Reads the record of a partner. @throws {StartupError} if invalid, or if it has more or fewer pages than `pages` */
export function readPartnerContent({ content, pages }: Partner): PartnerContent {
  const file = `partners/${content}.json`;
  const record = readContent(file, partnerContentSchema);
  if (record.pages.length !== pages.length) {
    throw new StartupError(
      `content/${file} says what ${record.pages.length} pages show, but the registry names ${pages.length}.`,
    );
  }
  return record;
}
