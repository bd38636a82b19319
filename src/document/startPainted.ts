/**
 * Goes on with a drawn page once it is painted: starts its calls and fetches its code (`fetchAhead`), applies the whole style
 * sheet, of which the page holds only the rules that it uses, and starts the app that the link `#app` names. Each of these
 * would hold the paint up. A page that nobody sees is not painted, and goes on after a second. Frames leave the style sheet
 * to the app. A page without the link starts its app by a script of its own: nothing waits there. It runs in the head of
 * each page as it is written here.
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
    fetchAhead?.(page);
    if (!html.querySelector('[data-frame]'))
      for (const link of html.querySelectorAll<HTMLLinkElement>('link[disabled]')) link.disabled = false;
    html.head.append(
      Object.assign(html.createElement('script'), { type: 'module', crossOrigin: 'anonymous', src }),
    );
  };
  html.addEventListener('DOMContentLoaded', () => {
    page.requestAnimationFrame(() => page.setTimeout(start));
    page.setTimeout(start, 1_000);
  });
}
