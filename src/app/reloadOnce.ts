/**
 * Reloads the page for newer code, at most once for each build, and only if the server answers without a 5xx, since the
 * browser's own error page would say less than ours. Resolves with whether the page reloads. The source of this
 * function is also inlined in the page's head, so it must not use anything outside itself.
 */
export async function reloadOnce(page: Window): Promise<boolean> {
  const stamp = 'reloadedFor';
  const build = page.document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
  try {
    if (page.sessionStorage.getItem(stamp) === build) return false;
    const { status } = await page.fetch(page.location.href, { method: 'HEAD', cache: 'no-store' });
    if (status >= 500) return false;
    page.sessionStorage.setItem(stamp, build);
  } catch {
    // Without an answer from the server, or a storage for the attempt, the page might reload forever.
    return false;
  }
  page.location.reload();
  return true;
}
