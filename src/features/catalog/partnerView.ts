export const partnerViews = [
  { name: 'edit', label: 'Edit' },
  { name: 'preview', label: 'Preview' },
  { name: 'history', label: 'History' },
] as const;

type PartnerView = (typeof partnerViews)[number]['name'];

/** Reads the view of a partner from the query of an address; `edit` if the query has no valid view. */
export function readPartnerView(search: string): PartnerView {
  const view = new URLSearchParams(search).get('view');
  return partnerViews.find(({ name }) => name === view)?.name ?? 'edit';
}

/** Reads the number of the previewed page from the query of an address, 1 to `pages`; 1 without a valid number. */
export function readPreviewedPage(search: string, pages: number): number {
  const page = Number(new URLSearchParams(search).get('preview'));
  return Number.isInteger(page) && page >= 1 && page <= pages ? page : 1;
}

/** Returns the address of a view of the partner whose editor is at `href`; `page` is the number of a previewed page. */
export function createPartnerViewHref(href: string, view: PartnerView, page = 1): string {
  const shown = view === 'edit' ? '' : `&view=${view}`;
  return `${href}${shown}${view === 'preview' && page > 1 ? `&preview=${page}` : ''}`;
}
