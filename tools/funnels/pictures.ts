import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FunnelChart } from '#domain/funnelStep.ts';

/** Where the files are committed, from the root of the project. */
export const funnelFolder = 'docs/funnels';

/** The picture of what people see in a state, from that folder. */
export function picturePath(chart: FunnelChart, state: string): string {
  return `pictures/${chart}/${state}.webp`;
}

/** A picture as an address that holds it; null where none has been taken yet. */
export function embedPicture(path: string): string | null {
  const file = join(import.meta.dirname, '../..', funnelFolder, path);
  return existsSync(file) ? `data:image/webp;base64,${readFileSync(file, 'base64')}` : null;
}
