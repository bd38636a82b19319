import { accessPart } from '#server/modules/access/accessPart.ts';
import { affiliatesPart } from '#server/modules/affiliates/affiliatesPart.ts';
import { auditPart } from '#server/modules/audit/auditPart.ts';
import { certificatesPart } from '#server/modules/certificates/certificatesPart.ts';
import { companiesPart } from '#server/modules/companies/companiesPart.ts';
import { configurationPart } from '#server/modules/configuration/configurationPart.ts';
import { customersPart } from '#server/modules/customers/customersPart.ts';
import { entitlementsPart } from '#server/modules/entitlements/entitlementsPart.ts';
import { funnelsPart } from '#server/modules/funnels/funnelsPart.ts';
import { helpPart } from '#server/modules/help/helpPart.ts';
import { mailsPart } from '#server/modules/mails/mailsPart.ts';
import { offersPart } from '#server/modules/offers/offersPart.ts';
import { overviewPart } from '#server/modules/overview/overviewPart.ts';
import { partnersPart } from '#server/modules/partners/partnersPart.ts';
import { peoplePart } from '#server/modules/people/peoplePart.ts';
import { privacyPart } from '#server/modules/privacy/privacyPart.ts';
import { publishingPart } from '#server/modules/publishing/publishingPart.ts';
import { registrationPart } from '#server/modules/registration/registrationPart.ts';
import { requestsPart } from '#server/modules/requests/requestsPart.ts';
import { sessionsPart } from '#server/modules/sessions/sessionsPart.ts';

/**
 * The parts of the server: people, companies, and sessions first, then by name. Seeds, samples, rounds, routes, and a
 * person's data export follow this order.
 */
export const parts = [
  peoplePart,
  companiesPart,
  sessionsPart,
  accessPart,
  affiliatesPart,
  auditPart,
  certificatesPart,
  configurationPart,
  customersPart,
  entitlementsPart,
  funnelsPart,
  helpPart,
  mailsPart,
  offersPart,
  overviewPart,
  partnersPart,
  privacyPart,
  publishingPart,
  registrationPart,
  requestsPart,
] as const;
