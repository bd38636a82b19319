import { productNameKey } from '#domain/productRequest.ts';

/** Fewest letters that name a partner. */
const fewest = 3;

/** Whether whoever types this means the partner of this name: it is the name, its beginning, or begins with it. */
export function isMeant(typed: string, partnerName: string): boolean {
  const key = productNameKey(typed);
  const name = productNameKey(partnerName);
  return key.length >= fewest && (name.startsWith(key) || key.startsWith(name));
}
