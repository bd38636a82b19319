import { marketplaceAffiliateId } from '#domain/affiliate.ts';
import { PartnerId, partners } from '#domain/partner.ts';
import { UserType } from '#domain/userType.ts';

const source = { sourceId: marketplaceAffiliateId, sourceTypeId: UserType.Affiliate };

/** The sample customers of the contract. */
export const sampleCustomers = [
  {
    name: 'Acme Builders',
    typeName: 'General contractor',
    ...source,
    partnerIds: partners.map(({ id }) => id),
    states: [
      { partnerId: PartnerId.LendFlow, state: 'STARTED', changedOn: new Date('2026-11-03T12:00:00Z') },
      { partnerId: PartnerId.HireRight, state: 'USED', changedOn: new Date('2026-10-19T12:00:00Z') },
    ],
    /** Email of the person who set these states. */
    startedBy: 'owner@lintel.test',
  },
  {
    name: 'Birch Plumbing',
    typeName: 'Trade contractor',
    ...source,
    partnerIds: [PartnerId.AccelerateTax, PartnerId.InsureOn, PartnerId.LendFlow, PartnerId.SunBelt],
    states: [],
    startedBy: 'owner@birch.test',
  },
  {
    name: 'New Roof',
    typeName: 'Trade contractor',
    ...source,
    partnerIds: [],
    states: [],
    startedBy: 'user@newroof.test',
  },
] as const;

export type SampleCustomerName = (typeof sampleCustomers)[number]['name'];
