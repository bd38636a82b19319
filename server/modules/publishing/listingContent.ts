import { noAction, type Listing, type ListingAction, type PublishedListing } from '#domain/listing.ts';
import type { PartnerCallToAction, PartnerPageContent } from '#domain/partnerPage.ts';

type ListingPage = Listing['pages'][number];
type PublishedPage = PublishedListing['pages'][number];
type PublishedStep = PublishedPage['steps'][number];

/** Adds the published placement and search words to a draft or edition that is older than these fields. */
export function addMissingFields(listing: Listing, { placement, words }: Listing): Listing {
  return Object.assign({ placement, words }, listing);
}

/** Converts a partner's page from its stored form to the form in which it is edited. */
export function toListingPage(content: PartnerPageContent): ListingPage {
  const { heading = '', callToAction, gets, steps, ...texts } = content;
  return {
    ...texts,
    heading,
    action: toListingAction(callToAction),
    gets: gets.join('\n'),
    steps: steps.map(({ title, text, action }) => ({ title, text, action: toListingAction(action) })),
  };
}

/** Converts a partner's page from the form in which it is edited to its stored form. */
export function toPageContent({ heading, action, steps, ...texts }: PublishedPage): PartnerPageContent {
  return {
    ...texts,
    heading: heading === '' ? undefined : heading,
    callToAction: toCallToAction(action),
    steps: steps.map(({ title, text, action }) => ({ title, text, action: toStepAction(action) })),
  };
}

const formKinds = { callBack: 'CALL_BACK', connectAccount: 'CONNECT_ACCOUNT' } as const;
const forms = { CALL_BACK: 'callBack', CONNECT_ACCOUNT: 'connectAccount' } as const;

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
