/**
 * Reloads a page whose app cannot be had: an update may have taken its files away. It runs in the head of each page as it is
 * written here.
 */
export function reloadWithoutApp(page: Window, reloadOnce: (page: Window) => Promise<boolean>): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      if ((target as Partial<HTMLScriptElement>).type === 'module') void reloadOnce(page);
    },
    true,
  );
}
