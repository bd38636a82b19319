/** Reloads a page if its code fails to load, since a deploy may have removed it. The source is inlined in the head. */
export function reloadOnScriptError(page: Window, reloadOnce: (page: Window) => Promise<boolean>): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      if ((target as Partial<HTMLScriptElement>).type === 'module') void reloadOnce(page);
    },
    true,
  );
}
