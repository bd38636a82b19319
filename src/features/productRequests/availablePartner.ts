import { isSafeHref, type PartnerListEntry } from '#domain/marketplace.ts';
import { productNameKey } from '#domain/productRequest.ts';

/** Of fewer letters than this any partner could be meant. */
const fewest = 3;

/** The partner of the person's list whom somebody means who types this: its name, or the beginning of it. */
export function availablePartner(
  typed: string,
  partners: readonly PartnerListEntry[],
): PartnerListEntry | undefined {
  const key = productNameKey(typed);
  if (key.length < fewest) return undefined;
  return partners.find(({ label, href }) => {
    const name = productNameKey(label);
    return isSafeHref(href) && (name.startsWith(key) || key.startsWith(name));
  });
}
