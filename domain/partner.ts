import { brand } from './brand.ts';
import type { CategoryName } from './category.ts';
import { paths } from './paths.ts';

/** Partner ids by the customer's names (spec section 3). `ProductMarketplace` is any brand's `{product}Marketplace`. */
export const PartnerId = {
  AccelerateTax: 1,
  ProductMarketplace: 2,
  InsureOn: 3,
  LendFlow: 4,
  SunBelt: 5,
  Dibble: 6,
  Cardone: 7,
  PPG: 8,
  HDRapidPass: 9,
  TenXHealth: 10,
  HireRight: 11,
  QXO: 12,
} as const;

/** The public data of a partner. The texts of its pages are in `content/partners/`. */
export interface Partner {
  readonly id: number;
  /** The customer's name string (spec section 3) for stored lists and tracked events; screens show `title`. */
  readonly name: string;
  /** The name that people see. */
  readonly title: string;
  readonly category: CategoryName;
  /** Name of the partner's record, `content/partners/{content}.json`. */
  readonly content: string;
  /** Paths of the partner's pages, the main one first; empty if learn-more leads out of the product. */
  readonly pages: readonly string[];
  /** Whether visitors can open the partner's pages (requirements 6.5). */
  readonly isOpen?: true;
  readonly benefit: string;
  /** The offer's value in plain words, at most 24 characters, for the card. */
  readonly value: string;
}

/** Every partner, with neutral sample texts. Code compares ids, since the spec spells names in several ways. */
// A table is read along its rows.
// oxfmt-ignore
const registry: readonly Partner[] = [
  { id: PartnerId.AccelerateTax, name: 'AccelerateTax', title: 'Accelerate Tax', category: 'Finance & tax', content: 'accelerate-tax', pages: [paths.accelerateTax], benefit: 'Prepare and file business taxes with a named specialist.', value: '10% off the first filing' },
  { id: PartnerId.ProductMarketplace, name: `${brand.slug}Marketplace`, title: `${brand.name} Marketplace`, category: 'Growth & training', content: 'marketplace', pages: [paths.productMarketplace, paths.productAdvantage], benefit: 'Buying guides, templates and member-only pricing.', value: 'Included for members' },
  { id: PartnerId.InsureOn, name: 'Insureon', title: 'Insureon', category: 'Insurance', content: 'insureon', pages: [paths.insureOn], benefit: 'Quotes for liability, tools and vehicles side by side.', value: 'Up to 10% off' },
  { id: PartnerId.LendFlow, name: 'Lendflow', title: 'Lendflow', category: 'Finance & tax', content: 'lendflow', pages: [paths.lendFlow], benefit: 'Compare business funding options with one short form.', value: 'Member rate on fees' },
  { id: PartnerId.SunBelt, name: 'Sunbelt', title: 'Sunbelt', category: 'Equipment & supplies', content: 'sunbelt', pages: [paths.sunBelt], isOpen: true, benefit: 'Rent lifts, tools and generators at a member rate.', value: '15% off daily rates' },
  { id: PartnerId.Dibble, name: 'Dibble', title: 'Dibble', category: 'Equipment & supplies', content: 'dibble', pages: [], benefit: 'Send jobs to bid and compare the answers.', value: '3 projects free' },
  { id: PartnerId.Cardone, name: 'Cardone', title: 'Cardone', category: 'Growth & training', content: 'cardone', pages: [paths.cardone], benefit: 'Sales training your team can finish in a lunch break.', value: '30 days free' },
  { id: PartnerId.PPG, name: 'PPG', title: 'PPG', category: 'Equipment & supplies', content: 'ppg', pages: [paths.ppg], benefit: 'Paint and coatings with your company code at the counter.', value: 'Member price list' },
  { id: PartnerId.HDRapidPass, name: 'HDRapidPass', title: 'Rapid Pass', category: 'Equipment & supplies', content: 'rapid-pass', pages: [paths.hdRapidPass], benefit: 'Skip the counter: scan, collect and track every receipt.', value: '$25 first-order coupon' },
  { id: PartnerId.TenXHealth, name: '10XHealth', title: '10X Health', category: 'Health', content: '10x-health', pages: [paths.tenXHealth], benefit: 'Health checks for crews, booked around your shifts.', value: '20% off team plans' },
  { id: PartnerId.HireRight, name: 'HireRight', title: 'HireRight', category: 'Hiring', content: 'hire-right', pages: [paths.hireRight], benefit: 'Background screening with results in one place.', value: '5 checks included' },
  { id: PartnerId.QXO, name: 'QXO', title: 'QXO', category: 'Equipment & supplies', content: 'qxo', pages: [paths.qxo], benefit: 'Roofing and building products delivered to site.', value: 'Free site delivery' },
];

/** Every partner; the brand's own texts for a card, if any, replace the sample texts. */
export const partners: readonly Partner[] = registry.map((partner) =>
  Object.assign({}, partner, brand.partners[partner.content]),
);

/** Returns the customer's name string of a partner; `title` for a partner that is not in `partners`. */
export function partnerNameOf(partnerId: number, title: string): string {
  return partners.find(({ id }) => id === partnerId)?.name ?? title;
}

export function partnerOfPage(path: string): Partner | undefined {
  return partners.find((partner) => partner.pages.includes(path));
}

export function accessOfPartnerPage(path: string): 'partnerPage' | 'openPartnerPage' {
  return partnerOfPage(path)?.isOpen ? 'openPartnerPage' : 'partnerPage';
}
