import { partners } from '#domain/partner.ts';

/**
 * Destination of every address of the product for every kind of person: requirements 2.1 to 2.3 and 6.0 to 6.5,
 * written out by hand. It reads neither the access table nor the routes, since both are tested against it. From the
 * registry it takes only the partners that came after the twelve of the spec, whose rules are the same.
 */

/** Viewers: a visitor, and the sample people, whose companies have different partners. */
export const viewerNames = [
  'visitor',
  'administrator',
  'owner',
  'user',
  'smallOwner',
  'userWithoutPartners',
  'affiliate',
] as const;

export type ViewerName = (typeof viewerNames)[number];

/** Destination of each viewer, in the order above; `here` is the address that was opened. */
type Ends = readonly [string, string, string, string, string, string, string];

interface AddressGroup {
  readonly ends: Ends;
  readonly addresses: readonly string[];
}

const here = 'here';

const furtherPartners = partners.filter(({ id }) => id > 12);

function furtherPages(isOpen: boolean): string[] {
  return furtherPartners
    .filter((partner) => (partner.isOpen === true) === isOpen)
    .flatMap(({ pages }) => pages);
}

// A row stays on one line, so that it reads as a table.
// oxfmt-ignore
const groups: readonly AddressGroup[] = [
  //        visitor       administrator  owner         user          small owner   no partners   affiliate
  // Getting in (6.2); one address of the log-in screen ignores case (2.3).
  { ends: [ here,         '/admin',      '/dashboard', '/dashboard', '/dashboard', '/dashboard', '/' ],
    addresses: ['/', '/register', '/register-affiliate', '/register/success', '/login', '/forgot-password', '/reset-password', '/Account/Login', '/account/LOGIN'] },
  // Open to everybody (6.2).
  { ends: [ here,         here,          here,         here,         here,         here,         here ],
    addresses: ['/register/completed', '/complete-profile', '/verification', '/lintelsso/callback', '/no-access'] },
  // Not a page: the not-found page is shown in place (2.3).
  { ends: [ here,         here,          here,         here,         here,         here,         here ],
    addresses: ['/not-found', '/error/404', '/no/such/page', '/Dashboard', '/no-access/more', '/partner'] },
  // Regular users (6.1, 6.3, 6.4).
  { ends: [ '/not-found', '/admin',      here,         here,         here,         here,         '/' ],
    addresses: ['/dashboard', '/faq', '/introduction', '/training', '/webinar', '/request-products'] },
  // Everybody who is logged in (6.0).
  { ends: [ '/not-found', here,          here,         here,         here,         here,         here ],
    addresses: ['/profile'] },
  // Only owners (6.3, 6.4).
  { ends: [ '/not-found', '/admin',      here,         '/dashboard', here,         '/dashboard', '/' ],
    addresses: ['/account'] },
  // Only administrators (6.3, 6.4).
  { ends: [ '/not-found', here,          '/dashboard', '/dashboard', '/dashboard', '/dashboard', '/' ],
    addresses: ['/admin'] },
  // Partners 1, 3 and 4, which the small owner's company has too (6.5).
  { ends: [ '/not-found', '/admin',      here,         here,         here,         '/not-found', '/' ],
    addresses: ['/partner/accelerate-tax', '/partner/insureon', '/partner/lendflow'] },
  // Partner 5, open to everybody who is not a regular user (6.5).
  { ends: [ here,         here,          here,         here,         here,         '/not-found', here ],
    addresses: ['/partner/sunbelt'] },
  // Further open partners, which the small owner does not have.
  { ends: [ here,         here,          here,         here,         '/not-found', '/not-found', here ],
    addresses: furtherPages(true) },
  // The other partners; the first two pages belong to partner 2 (6.5).
  { ends: [ '/not-found', '/admin',      here,         here,         '/not-found', '/not-found', '/' ],
    addresses: ['/partner/lintel-marketplace', '/lintel-advantage', '/partner/cardone', '/partner/ppg', '/partner/rapid-pass', '/partner/10x-health-system', '/partner/hire-right', '/partner/qxo', ...furtherPages(false)] },
];

export interface Cell {
  readonly viewer: ViewerName;
  readonly address: string;
  readonly end: string;
}

/** Every address for every viewer. */
export const matrix: readonly Cell[] = groups.flatMap(({ addresses, ends }) =>
  addresses.flatMap((address) =>
    viewerNames.map((viewer, column) => {
      const end = ends[column] ?? here;
      return { viewer, address, end: end === here ? address : end };
    }),
  ),
);

export function cellsOf(viewer: ViewerName): Cell[] {
  return matrix.filter((cell) => cell.viewer === viewer);
}

/** The addresses that the viewer may see. */
export function addressesShownTo(viewer: ViewerName): string[] {
  return cellsOf(viewer)
    .filter(({ address, end }) => address === end)
    .map(({ address }) => address);
}
