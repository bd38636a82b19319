import type { PartnerContent } from './partnerContent.ts';
import { accelerateTax } from './partners/accelerateTax.ts';
import { cardone } from './partners/cardone.ts';
import { dibble } from './partners/dibble.ts';
import { hdRapidPass } from './partners/hdRapidPass.ts';
import { hireRight } from './partners/hireRight.ts';
import { insureOn } from './partners/insureOn.ts';
import { lendFlow } from './partners/lendFlow.ts';
import { ppg } from './partners/ppg.ts';
import { productMarketplace } from './partners/productMarketplace.ts';
import { qxo } from './partners/qxo.ts';
import { sunBelt } from './partners/sunBelt.ts';
import { tenXHealth } from './partners/tenXHealth.ts';

/**
 * The registry: a new partner is its content file and one line here. Ids are those of the spec (section 3);
 * partners are compared by id alone, because their name strings differ.
 */
export const partners: readonly PartnerContent[] = [
  accelerateTax,
  productMarketplace,
  insureOn,
  lendFlow,
  sunBelt,
  dibble,
  cardone,
  ppg,
  hdRapidPass,
  tenXHealth,
  hireRight,
  qxo,
];

/** The partner whose page this path is, or undefined. */
export function partnerOfPage(path: string): PartnerContent | undefined {
  return partners.find((partner) => partner.pages.includes(path));
}
