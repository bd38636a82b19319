/**
 * Goes on with a drawn page once it is painted: applies its whole style sheet, since it holds the rules that it uses alone,
 * and starts the app that the link `#app` names. Out of the browser's cache they would come before the paint. A tab in
 * the background paints nothing. Other pages do both by themselves. It runs in the head of each page as it is written here.
 */
export function startPainted(page: Window): void {
  const { document: html } = page;
  const start = () => {
    for (const link of html.querySelectorAll<HTMLLinkElement>('link[disabled]')) link.disabled = false;
    const src = html.querySelector<HTMLLinkElement>('#app')?.href;
    if (src === undefined) return;
    html.head.append(
      Object.assign(html.createElement('script'), { type: 'module', crossOrigin: 'anonymous', src }),
    );
  };
  html.addEventListener('DOMContentLoaded', () => {
    if (html.hidden) start();
    else page.requestAnimationFrame(() => page.setTimeout(start));
  });
}
