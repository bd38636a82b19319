/**
 * Hides what a page shows visitors from whoever may be signed in, until the app knows: they may be led home, and see nothing
 * of it before. What stands around the pages of a site stays (`index.html`). It runs in the head as it is written here.
 */
export function hideFromSignedIn(page: Window, part: 'page' | 'content'): void {
  try {
    if (page.localStorage.getItem('accessToken') !== null)
      page.document.documentElement.dataset['undecided'] = part;
  } catch {
    // Storage that is forbidden holds no session.
  }
}
