import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/projectRoot.ts';
import { StartupError } from '#server/startupError.ts';
import type { Frontend } from './frontend.ts';

/**
 * The application as `npm run build` left it.
 * @throws {StartupError} where it has not been built
 */
export async function builtFrontend(files = join(projectRoot, 'dist/client')): Promise<Frontend> {
  const path = join(files, 'index.html');
  const html = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new StartupError(`The application is not built (${path} is missing). Run "npm run build" first.`, {
      cause: error,
    });
  });
  return { page: () => Promise.resolve(html), files, close: () => Promise.resolve() };
}
