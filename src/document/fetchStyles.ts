/**
 * Fetches the whole style sheet once a drawn page is painted: the page holds the rules that it uses, and a change of it may
 * need others. It runs in the head of a drawn page as it is written here.
 */
export function fetchStyles(page: Window): void {
  page.requestAnimationFrame(() =>
    page.setTimeout(() => {
      for (const link of page.document.querySelectorAll<HTMLLinkElement>('link[disabled]'))
        link.disabled = false;
    }),
  );
}
