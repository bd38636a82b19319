/** Addresses of the pictures by their paths; a browser fetches one when it is shown. */
const pictures = import.meta.glob<string>('/docs/funnels/pictures/*/*.webp', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The address of the picture of what people see in a state. */
export function pictureOf(chart: string, state: string): string | undefined {
  return pictures[`/docs/funnels/pictures/${chart}/${state}.webp`];
}
