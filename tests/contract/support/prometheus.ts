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
