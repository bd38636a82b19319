import { noAction, type Listing, type ListingAction, type PublishedListing } from '#domain/listing.ts';
import type { PartnerCallToAction, PartnerPageContent } from '#domain/partnerPage.ts';

type ListingPage = Listing['pages'][number];
type PublishedPage = PublishedListing['pages'][number];
type PublishedStep = PublishedPage['steps'][number];

/** Drafts and editions from before a listing had a placement, or search words, have the partner's present ones. */
export function fillListing(listing: Listing, { placement, words }: Listing): Listing {
  return Object.assign({ placement, words }, listing);
}

/** A page of a partner as it is kept, in the form in which it is edited. */
export function toListingPage(content: PartnerPageContent): ListingPage {
  const { heading = '', summary, callToAction, gets, audience, steps, terms, shares } = content;
  return {
    heading,
    summary,
    action: toListingAction(callToAction),
    gets: gets.join('\n'),
    audience,
    steps: steps.map(({ title, text, action }) => ({ title, text, action: toListingAction(action) })),
    terms,
    shares,
  };
}

/** A page that was edited, in the form in which it is kept. */
export function toPageContent(page: PublishedPage): PartnerPageContent {
  const { heading, summary, action, gets, audience, steps, terms, shares } = page;
  const callToAction = toCallToAction(action);
  return {
    ...(heading === '' ? {} : { heading }),
    summary,
    ...(callToAction ? { callToAction } : {}),
    gets: [...gets],
    audience,
    steps: steps.map(toKeptStep),
    terms,
    shares,
  };
}

const formKinds = { callBack: 'CALL_BACK', connectAccount: 'CONNECT_ACCOUNT' } as const;
const forms = { CALL_BACK: 'callBack', CONNECT_ACCOUNT: 'connectAccount' } as const;

function toKeptStep({ title, text, action }: PublishedStep): PartnerPageContent['steps'][number] {
  const kept = toStepAction(action);
  return kept ? { title, text, action: kept } : { title, text };
}

function toListingAction(action: PartnerCallToAction | undefined): ListingAction {
  if (action === undefined) return noAction;
  if (action.kind === 'external') return { ...noAction, ...action, kind: 'EXTERNAL' };
  if (action.kind === 'form') return { ...noAction, kind: formKinds[action.form], label: action.label };
  if (action.kind === 'coupon') return { ...noAction, ...action, kind: 'COUPON' };
  const { iosUrl, androidUrl, anyUrl } = action;
  return { ...noAction, kind: 'APP', iosUrl, androidUrl, url: anyUrl };
}

function toCallToAction(action: PublishedPage['action']): PartnerPageContent['callToAction'] {
  if (action.kind === 'NONE') return undefined;
  const { kind, label } = action;
  if (kind === 'EXTERNAL') return { kind: 'external', label, url: action.url };
  return { kind: 'form', form: forms[kind], label };
}

function toStepAction(action: PublishedStep['action']): PartnerPageContent['steps'][number]['action'] {
  if (action.kind === 'NONE') return undefined;
  if (action.kind === 'COUPON') return { kind: 'coupon', label: action.label };
  if (action.kind === 'EXTERNAL') return { kind: 'external', label: action.label, url: action.url };
  const { iosUrl, androidUrl, url } = action;
  return { kind: 'app', iosUrl, androidUrl, anyUrl: url };
}
