/** Values of a query; a list is the same name several times. */
export type QueryValues = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

type QueryValue = string | number | boolean | null | undefined;

/** `?name=value&…`, URL-encoded, without what is empty or null (spec section 7); empty where nothing is left. */
export function toQueryString(values: QueryValues): string {
  const kept = Object.entries(values).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((entry) => entry !== null && entry !== undefined && entry !== '')
      .map((entry) => [name, String(entry)] as [string, string]),
  );
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
}
