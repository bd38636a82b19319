/** What is shown of one partner. */
export const partnerViews = ['edit', 'preview', 'history'] as const;

export type PartnerView = (typeof partnerViews)[number];

export const viewNames: Readonly<Record<PartnerView, string>> = {
  edit: 'Edit',
  preview: 'Preview',
  history: 'History',
};

/** What an address shows of a partner; whatever it says wrong is as if it said nothing. */
export function readPartnerView(search: string): PartnerView {
  const named = new URLSearchParams(search).get('view');
  return partnerViews.find((view) => view === named) ?? 'edit';
}

/** Which page of the partner an address previews: its number, from 1 on. */
export function readPreviewedPage(search: string, pages: number): number {
  const named = Number(new URLSearchParams(search).get('preview'));
  return Number.isInteger(named) && named >= 1 && named <= pages ? named : 1;
}

/** Where that is shown of the partner that is open at `href`. */
export function partnerViewAt(href: string, view: PartnerView, page = 1): string {
  const shown = view === 'edit' ? '' : `&view=${view}`;
  return `${href}${shown}${view === 'preview' && page > 1 ? `&preview=${page}` : ''}`;
}
