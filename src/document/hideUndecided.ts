/**
 * Hides what a page shows visitors where the app may show something else, until the app knows: whoever may be signed in may
 * be about to be led home, and an entry of the history can hold what its page shows. What stands around the pages of a site
 * stays (`index.html`). It runs in the head as it is written here.
 */
export function hideUndecided(page: Window, part: 'page' | 'content'): void {
  let isSignedIn = false;
  try {
    isSignedIn = page.localStorage.getItem('accessToken') !== null;
  } catch {
    // Storage that is forbidden holds no session.
  }
  const { usr } = (page.history.state ?? {}) as { usr?: unknown };
  if (isSignedIn || (usr ?? null) !== null) page.document.documentElement.dataset['undecided'] = part;
}
