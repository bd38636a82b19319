/**
 * Goes on with a drawn page once it is painted: has its code and style sheet fetched (`data-rel`), starts its calls
 * (`fetchAhead`), and starts the app that the link `#app` names. Each of these would hold the paint up. Where no paint is
 * told of, as of a page in the background, it goes on after a second; a page that is hidden until the app decides waits for
 * none. A page without the link starts its app by a script of its own: nothing waits there. It runs in the head of each
 * page as it is written here.
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
