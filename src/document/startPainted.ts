/**
 * Goes on with a drawn page once it is painted: applies the whole style sheet, of which the page holds only the rules that it
 * uses, and starts the app that the link `#app` names. Out of the browser's cache they would come before the paint. A page
 * that nobody sees is not painted, and goes on after a second. Frames leave the style sheet to the app, and other pages
 * start it by a script of their own. It runs in the head of each page as it is written here.
 */
export function startPainted(page: Window): void {
  const { document: html } = page;
  const start = () => {
    const src = html.querySelector<HTMLLinkElement>('#app')?.href;
    if (src === undefined || html.querySelector('script[type=module]')) return;
    const isFrame = html.querySelector('[data-frame]') !== null;
    for (const link of html.querySelectorAll<HTMLLinkElement>('link[disabled]')) link.disabled = isFrame;
    html.head.append(
      Object.assign(html.createElement('script'), { type: 'module', crossOrigin: 'anonymous', src }),
    );
  };
  html.addEventListener('DOMContentLoaded', () => {
    page.requestAnimationFrame(() => page.setTimeout(start));
    page.setTimeout(start, 1_000);
  });
}
