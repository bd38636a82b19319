import type { Finding } from '#domain/partnerSearch.ts';

/**
 * The word by which a partner was found where none of the texts that are shown of it says why; null where one of them
 * does.
 */
export function foundAs(finding: Finding | undefined, shown: readonly string[]): string | null {
  const isSaid = shown.some((text) =>
    text.split(/[^\p{L}\p{N}'’&-]+/u).some((word) => finding?.isMarked(word)),
  );
  return isSaid ? null : (finding?.phrase() ?? null);
}
