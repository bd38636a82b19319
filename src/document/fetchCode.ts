/** Code of a page, and whose page it is. */
interface PageCode {
  /** Ids of the roles that may open the page; null where everybody may. */
  readonly roles: readonly number[] | null;
  readonly scripts: readonly string[];
  readonly styleSheets: readonly string[];
}

/**
 * Has the code of a page fetched beside the app's own, where whoever is signed in may open it by what this browser keeps:
 * nobody else is to get it. It runs in the head of a page as it is written here, and reads the block `#code`.
 */
export function fetchCode(page: Window): void {
  const { document: html } = page;
  const { roles, scripts, styleSheets } = JSON.parse(
    html.getElementById('code')?.textContent ?? '',
  ) as PageCode;
  try {
    const { localStorage: storage } = page;
    const person = JSON.parse(storage.getItem('userInfo') ?? 'null') as {
      roleDetail: { roles: { id: number }[] };
    } | null;
    const role = person?.roleDetail.roles[0]?.id;
    if (roles && (role === undefined || !roles.includes(role) || !storage.getItem('accessToken'))) return;
  } catch {
    // Storage is forbidden, or holds something else: nothing is known of a person.
    if (roles) return;
  }
  const fetchAs = (href: string, attributes: Readonly<Record<string, string>>) =>
    html.head.append(Object.assign(html.createElement('link'), { href, crossOrigin: '', ...attributes }));
  for (const href of styleSheets) fetchAs(href, { rel: 'preload', as: 'style' });
  for (const href of scripts) fetchAs(href, { rel: 'modulepreload' });
}
