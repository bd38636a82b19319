/**
 * Hides a rendered page of visitors until the app decides: a signed-in person may be led home, and a history entry
 * can hold other content. The frame of a site page stays visible (`index.html`). Its source runs in the head.
 */
export function hideUndecided(page: Window, part: 'page' | 'content'): void {
  let isSignedIn = false;
  try {
    isSignedIn = page.localStorage.getItem('accessToken') !== null;
  } catch {
    // Forbidden storage holds no session.
  }
  const { usr } = (page.history.state ?? {}) as { usr?: unknown };
  if (isSignedIn || (usr ?? null) !== null) page.document.documentElement.dataset['undecided'] = part;
}
