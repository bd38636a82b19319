import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';

// Node loads this file a second time, in the thread that resolves imports.
if (isMainThread) register(import.meta.url);

/**
 * Resolves `#brand` to the brand in the variable `BRAND`, as the build does, since the development server
 * runs from the sources.
 */
export async function resolve(specifier, context, next) {
  const slug = process.env.BRAND;
  const isChosen = specifier === '#brand' && slug !== undefined;
  return next(isChosen ? pathToFileURL(`brands/${slug}/brand.json`).href : specifier, context);
}
