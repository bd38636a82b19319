/** Where a question is to be found on its page, for ever: people link to it. */
export function anchorOf(id: number): string {
  return `faq-${id}`;
}

/** The question that the fragment of an address names; null for none. */
export function questionIn(hash: string): number | null {
  const digits = /^#faq-(\d{1,9})$/.exec(hash)?.[1];
  return digits === undefined ? null : Number(digits);
}
