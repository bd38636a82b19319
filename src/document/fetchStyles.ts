/**
 * Has the style sheet fetched whose rules a drawn page holds in part, once it is painted: what changes on it may need the
 * others. It runs in the head of a drawn page as it is written here.
 */
export function fetchStyles(page: Window): void {
  page.requestAnimationFrame(() =>
    page.setTimeout(() => {
      for (const link of page.document.querySelectorAll<HTMLLinkElement>('link[disabled]'))
        link.disabled = false;
    }),
  );
}
