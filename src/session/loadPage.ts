import { limits } from '#domain/limits.ts';

/** Thrown if the code of a page does not load in time. */
export class PageTimeout extends Error {
  override readonly name = 'PageTimeout';
}

/** Thrown if the code of a page cannot be loaded: a deploy may have removed its file. */
export class PageGone extends Error {
  override readonly name = 'PageGone';
}

/** Loads a page's code. Rejects with a `PageTimeout` after 120 seconds (spec section 9), or a `PageGone` on failure. */
export async function loadPage<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const loading = load().catch((cause: unknown) => {
    throw new PageGone('The code of the page could not be loaded.', { cause });
  });
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PageTimeout()), limits.pageTimeout);
  });
  try {
    return await Promise.race([loading, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
