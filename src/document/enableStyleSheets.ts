/** Milliseconds after which a page is shown without its missing style sheets. */
const longestWait = 5_000;

/**
 * Enables the style sheets, and resolves once they are loaded or after five seconds; inline styles are incomplete. With the
 * media `not all` the browser loads them, and applies them once this is called again: to apply them, it lays out the
 * whole page.
 */
export async function enableStyleSheets(page: Document, media: 'all' | 'not all' = 'all'): Promise<void> {
  const tooLate = new Promise<void>((resolve) => {
    setTimeout(resolve, longestWait);
  });
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  for (const link of links) Object.assign(link, { media, disabled: false });
  const missing = links.filter(({ sheet }) => sheet === null);
  const all = missing.map(
    (link) =>
      new Promise<void>((resolve) => {
        for (const end of ['load', 'error']) link.addEventListener(end, () => resolve());
      }),
  );
  await Promise.race([Promise.all(all), tooLate]);
}
