/**
 * Hides a page that was rendered for visitors until the app decides what to show: a signed-in person may be redirected,
 * and the state of a history entry can change the content. With `content`, header and footer stay visible
 * (`index.html`). The source of this function is inlined in the page's head.
 */
export function hideUntilDecided(page: Window, part: 'page' | 'content'): void {
  let isSignedIn = false;
  try {
    isSignedIn = page.localStorage.getItem('accessToken') !== null;
  } catch {
    // Forbidden storage has no session.
  }
  const { usr } = (page.history.state ?? {}) as { usr?: unknown };
  if (isSignedIn || (usr ?? null) !== null) page.document.documentElement.dataset['undecided'] = part;
}
