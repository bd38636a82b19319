export const partnerViews = [
  { name: 'edit', label: 'Edit' },
  { name: 'preview', label: 'Preview' },
  { name: 'history', label: 'History' },
] as const;

type PartnerView = (typeof partnerViews)[number]['name'];

/** Reads the view from an address; the editor if the address has no valid view. */
export function readPartnerView(search: string): PartnerView {
  const view = new URLSearchParams(search).get('view');
  return partnerViews.find(({ name }) => name === view)?.name ?? 'edit';
}

/** Reads the number of the previewed page from an address, from 1 to `pages`; 1 if it has no valid number. */
export function readPreviewedPage(search: string, pages: number): number {
  const page = Number(new URLSearchParams(search).get('preview'));
  return Number.isInteger(page) && page >= 1 && page <= pages ? page : 1;
}

/** Address of a view of the partner whose editor is at `href`. */
export function partnerViewAt(href: string, view: PartnerView, page = 1): string {
  const shown = view === 'edit' ? '' : `&view=${view}`;
  return `${href}${shown}${view === 'preview' && page > 1 ? `&preview=${page}` : ''}`;
}
