/**
 * Reloads the page for newer code, once for each build, and only where the server answers: the browser's own
 * page for an address that cannot be reached would say less than ours. Answers whether it does. It stands in the head of
 * pages as well, and reads nothing outside itself.
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
    // No answer, or no place to note that it was tried: trying forever would be worse.
    return false;
  }
  page.location.reload();
  return true;
}
