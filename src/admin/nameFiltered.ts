/** A row that a list is filtered by, as the server names it; its name is null where nothing has that id. */
interface FilteredBy {
  readonly rowId: string;
  readonly name?: string | null | undefined;
}

/** Name of the row of this id that a list is filtered by; while the server has not named it yet, words with its number. */
export function nameFiltered(
  found: FilteredBy | null | undefined,
  id: string,
  { unnamed, missing = `${unnamed} (not found)` }: { readonly unnamed: string; readonly missing?: string },
): string {
  if (found?.rowId !== id) return unnamed;
  return found.name ?? missing;
}
