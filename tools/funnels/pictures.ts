import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FunnelChart } from '#domain/funnelStep.ts';

/** Folder of the committed files, relative to the root of the project. */
export const funnelFolder = 'docs/funnels';

/** Returns the path of a state's screenshot, relative to `funnelFolder`. */
export function picturePath(chart: FunnelChart, state: string): string {
  return `pictures/${chart}/${state}.webp`;
}

/** Returns a picture as a data URL; null if none has been taken yet. */
export function embedPicture(path: string): string | null {
  const file = join(import.meta.dirname, '../..', funnelFolder, path);
  return existsSync(file) ? `data:image/webp;base64,${readFileSync(file, 'base64')}` : null;
}
