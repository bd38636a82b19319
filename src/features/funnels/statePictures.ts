/** By their paths: only the address of each is here, and a browser fetches it once it is to be seen. */
const pictures = import.meta.glob<string>('/docs/funnels/pictures/*/*.webp', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The address of the picture of what people see in a state. */
export function pictureOf(chart: string, state: string): string | undefined {
  return pictures[`/docs/funnels/pictures/${chart}/${state}.webp`];
}
