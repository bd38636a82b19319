/** Returns the name of the row that filters a list; `unnamed` while the row loads, `missing` if no row has the id. */
export function formatFilterValue(
  found: { readonly rowId: string; readonly name?: string | null | undefined } | null | undefined,
  id: string,
  { unnamed, missing = `${unnamed} (not found)` }: { readonly unnamed: string; readonly missing?: string },
): string {
  return found?.rowId === id ? (found.name ?? missing) : unnamed;
}
