/** Choice of a person as recipient of reminders; `value` is the person's id. */
export interface RecipientOption {
  readonly value: string;
  readonly label: string;
}

/** Joins the lists without duplicates. A found person stays in place when chosen: nothing moves under the pointer. */
export function joinRecipientOptions(
  first: readonly RecipientOption[],
  ticked: readonly RecipientOption[],
  found: readonly RecipientOption[],
): readonly RecipientOption[] {
  const foundIds = new Set(found.map(({ value }) => value));
  const all = [...first, ...ticked.filter(({ value }) => !foundIds.has(value)), ...found];
  return all.filter((one, index) => all.findIndex(({ value }) => value === one.value) === index);
}
