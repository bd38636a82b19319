/** Reloads a page if its code fails to load: an update may have removed the files. Its source runs in the head. */
export function reloadWithoutApp(page: Window, reloadOnce: (page: Window) => Promise<boolean>): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      if ((target as Partial<HTMLScriptElement>).type === 'module') void reloadOnce(page);
    },
    true,
  );
}
