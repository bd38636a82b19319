/**
 * Reloads the page for newer code, once for each build, and only if the server answers, since the browser's own error
 * page would say less than ours. Answers whether it does. Its source is also part of the head, so it reads nothing
 * outside itself.
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
    // Without an answer, or storage to note the attempt, the page might reload forever.
    return false;
  }
  page.location.reload();
  return true;
}
