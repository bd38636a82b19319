import { limits } from '#domain/limits.ts';

/** The code of a page did not come in time. */
export class PageTimeout extends Error {
  override readonly name = 'PageTimeout';
}

/** Answers what `loading` does, or rejects with a `PageTimeout` after 120 seconds (spec section 9). */
export async function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PageTimeout()), limits.pageTimeout);
  });
  try {
    return await Promise.race([loading, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
