/** Somebody who can be ticked; `value` is their id. */
export interface Recipient {
  readonly value: string;
  readonly label: string;
}

/**
 * Whom the form offers, each once: who was there at first, who was ticked since, and who is found. Somebody found
 * keeps their place when they are ticked, so that nothing moves under the pointer.
 */
export function listRecipients(
  first: readonly Recipient[],
  ticked: readonly Recipient[],
  found: readonly Recipient[],
): readonly Recipient[] {
  const isAmong = (list: readonly Recipient[]) => (one: Recipient) =>
    list.some(({ value }) => value === one.value);
  const offered = [...first, ...ticked.filter((one) => !isAmong(found)(one)), ...found];
  return offered.filter((one, index) => offered.findIndex(({ value }) => value === one.value) === index);
}
