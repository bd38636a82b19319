/** A person to tick; `value` is their id. */
export interface Recipient {
  readonly value: string;
  readonly label: string;
}

/**
 * Lists the people to tick, each once: the first ones, those ticked since, and those found. A found person keeps the
 * place when ticked, so that nothing moves under the pointer.
 */
export function listRecipients(
  first: readonly Recipient[],
  ticked: readonly Recipient[],
  found: readonly Recipient[],
): readonly Recipient[] {
  const foundIds = new Set(found.map(({ value }) => value));
  const all = [...first, ...ticked.filter(({ value }) => !foundIds.has(value)), ...found];
  return all.filter((one, index) => all.findIndex(({ value }) => value === one.value) === index);
}
