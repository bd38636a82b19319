/**
 * Loads the rest of a server-rendered page after the first paint, so as not to delay it: code and style sheet
 * (`data-rel`), calls (`fetchAhead`), and the app's script, whose URL is in the link `#app`. Without a paint, such as
 * in a background tab, starts after a second, or at once if the page is hidden until the app decides. On a page without
 * the link, only starts the calls, since a script element loads the app. The source is inlined in the page's head.
 */
export function startAfterFirstPaint(
  page: Window & typeof globalThis,
  fetchAhead?: (page: Window & typeof globalThis) => void,
): void {
  const { document: html } = page;
  const src = html.querySelector<HTMLLinkElement>('#app')?.href;
  if (src === undefined) {
    fetchAhead?.(page);
    return;
  }
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const link of html.querySelectorAll<HTMLLinkElement>('link[data-rel]'))
      link.rel = link.dataset['rel'] ?? '';
    fetchAhead?.(page);
    html.head.append(
      Object.assign(html.createElement('script'), { type: 'module', crossOrigin: 'anonymous', src }),
    );
  };
  html.addEventListener('DOMContentLoaded', () => {
    new page.PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    page.setTimeout(start, html.documentElement.dataset['undecided'] === 'page' ? 0 : 1_000);
  });
}
