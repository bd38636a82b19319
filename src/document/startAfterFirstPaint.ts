/**
 * Loads the rest of a server-rendered page after the first paint, so as not to delay it: code and style sheet
 * (`data-rel`), calls (`fetchAhead`), and the app's script, whose URL is in the first link `.app`, before those of its
 * imports. If the page took over 300 ms to arrive, these files arrive after the paint, so they load at once. Without a
 * paint, such as in a background tab, starts after a second, or at once if the page is hidden until the app decides. On
 * a page without the link, only starts the calls, since a script element loads the app. The source is inlined in the
 * page's head.
 */
export function startAfterFirstPaint(
  page: Window & typeof globalThis,
  fetchAhead?: (page: Window & typeof globalThis) => void,
): void {
  const { document: html } = page;
  const app = html.querySelector<HTMLLinkElement>('.app');
  if (!app) {
    fetchAhead?.(page);
    return;
  }
  const load = (links: string) => {
    for (const link of html.querySelectorAll<HTMLLinkElement>(`${links}[data-rel]:not([rel])`))
      link.rel = link.dataset['rel'] ?? '';
  };
  if (page.performance.now() > 300) load('.app');
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    load('link');
    fetchAhead?.(page);
    const script = { type: 'module', crossOrigin: 'anonymous', src: app.href };
    html.head.append(Object.assign(html.createElement('script'), script));
  };
  html.addEventListener('DOMContentLoaded', () => {
    new page.PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    page.setTimeout(start, html.documentElement.dataset['undecided'] === 'page' ? 0 : 1_000);
  });
}
