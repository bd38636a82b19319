import type { FunnelChart } from '#domain/funnelStep.ts';

/** Where the files are committed, from the root of the project. */
export const funnelFolder = 'docs/funnels';

/** The picture of what people see in a state, from that folder. */
export function picturePath(chart: FunnelChart, state: string): string {
  return `pictures/${chart}/${state}.webp`;
}
