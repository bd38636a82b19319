/**
 * Formats the name of the row that a list is filtered by: `unnamed` until the server has answered for this id, `missing`
 * when no row has it.
 */
export function formatFilterName(
  found: { readonly rowId: string; readonly name?: string | null | undefined } | null | undefined,
  id: string,
  { unnamed, missing = `${unnamed} (not found)` }: { readonly unnamed: string; readonly missing?: string },
): string {
  return found?.rowId === id ? (found.name ?? missing) : unnamed;
}
