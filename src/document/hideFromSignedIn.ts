/**
 * Hides a page of getting in from whoever may be signed in: they are led home, and see nothing of it before. It runs in
 * the head of a drawn page as it is written here.
 */
export function hideFromSignedIn(page: Window): void {
  try {
    if (page.localStorage.getItem('accessToken') !== null)
      page.document.documentElement.dataset['undecided'] = '';
  } catch {
    // Storage that is forbidden holds no session.
  }
}
