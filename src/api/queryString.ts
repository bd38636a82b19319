/** Values of a query string by name; a list repeats its name. */
export type QueryValues = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

type QueryValue = string | number | boolean | null | undefined;

/** Builds `?name=value&…`, URL-encoded, without empty and null values (spec section 7); empty if no values are left. */
export function toQueryString(values: QueryValues): string {
  const kept = Object.entries(values).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((entry) => entry !== null && entry !== undefined && entry !== '')
      .map((entry) => [name, String(entry)] as [string, string]),
  );
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
}
