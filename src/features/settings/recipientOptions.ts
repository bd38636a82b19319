/** A person who can be chosen; `value` is the person's id. */
export interface Recipient {
  readonly value: string;
  readonly label: string;
}

/** Lists people, each once. A search result keeps its position when chosen, so that nothing moves under the pointer. */
export function recipientOptions(
  first: readonly Recipient[],
  ticked: readonly Recipient[],
  found: readonly Recipient[],
): readonly Recipient[] {
  const foundIds = new Set(found.map(({ value }) => value));
  const all = [...first, ...ticked.filter(({ value }) => !foundIds.has(value)), ...found];
  return all.filter((one, index) => all.findIndex(({ value }) => value === one.value) === index);
}
