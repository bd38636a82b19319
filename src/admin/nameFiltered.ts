/** The row that a list is filtered by, as the server names it; the name is null when no row has that id. */
interface FilteredBy {
  readonly rowId: string;
  readonly name?: string | null | undefined;
}

/** Name of the row that a list is filtered by; `unnamed` until the server has named it. */
export function nameFiltered(
  found: FilteredBy | null | undefined,
  id: string,
  { unnamed, missing = `${unnamed} (not found)` }: { readonly unnamed: string; readonly missing?: string },
): string {
  if (found?.rowId !== id) return unnamed;
  return found.name ?? missing;
}
