/**
 * Goes on with a drawn page once it is painted: has its code and style sheet fetched (`data-rel`), starts its calls
 * (`fetchAhead`), and starts the app that the link `#app` names. Each of these would hold the paint up. A page that
 * nobody sees is not painted, and goes on after a second. A page without the link starts its app by a script of its own:
 * nothing waits there. It runs in the head of each page as it is written here.
 */
export function startPainted(
  page: Window & typeof globalThis,
  fetchAhead?: (page: Window & typeof globalThis) => void,
): void {
  const { document: html } = page;
  const src = html.querySelector<HTMLLinkElement>('#app')?.href;
  if (src === undefined) {
    fetchAhead?.(page);
    return;
  }
  const start = () => {
    if (html.querySelector('script[type=module]')) return;
    for (const link of html.querySelectorAll<HTMLLinkElement>('link[data-rel]'))
      link.rel = link.dataset['rel'] ?? '';
    fetchAhead?.(page);
    html.head.append(
      Object.assign(html.createElement('script'), { type: 'module', crossOrigin: 'anonymous', src }),
    );
  };
  html.addEventListener('DOMContentLoaded', () => {
    new page.PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    page.setTimeout(start, 1_000);
  });
}
