/** A series of a scrape: the name of its metric, its labels, and its value. */
interface Series {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Parses Prometheus' text format. */
export function parseSeries(text: string): Series[] {
  return Array.from(text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm), ([, name = '', labels = '', value]) => ({
    name,
    labels: Object.fromEntries(
      Array.from(labels.matchAll(/(\w+)="([^"]*)"/g), ([, key, each]) => [key, each]),
    ),
    value: Number(value),
  }));
}

/** Words of PromQL that are neither functions, which a parenthesis follows, nor names of metrics. */
const keywords = new Set(['and', 'bool', 'by', 'ignoring', 'offset', 'on', 'or', 'unless', 'without']);

/** Returns the names of the metrics in a query of PromQL. */
export function metricNamesOf(query: string): string[] {
  const bare = query
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, ' ');
  const names = Array.from(bare.matchAll(/\b([a-z_]\w*)\b(?!\s*\()/gi), ([, name = '']) => name);
  return names.filter((name) => !keywords.has(name));
}
