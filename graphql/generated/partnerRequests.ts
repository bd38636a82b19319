/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RequestDocument } from '#api/requestDocument.ts';
export type EntitlementState =
  | 'DENIED'
  | 'GRANTED'
  | 'NONE'
  /** Somebody of the company asked for it. */
  | 'REQUESTED';

export type PartnerStandingQueryVariables = Exact<{
  partnerId: string;
}>;


export type PartnerStandingQuery = { partnerStanding: { partnerId: string, state: EntitlementState, reason: string | null, since: string | null, askedBy: string | null } };

export type RequestPartnerMutationVariables = Exact<{
  partnerId: string;
  reason: string;
}>;


export type RequestPartnerMutation = { requestPartner: { partnerId: string, reason: string, askedOn: string } };

export const PartnerStandingDocument: RequestDocument<PartnerStandingQuery, PartnerStandingQueryVariables> = {"name":"PartnerStanding","kind":"query","text":"query PartnerStanding($partnerId: ID!) {\n  partnerStanding(partnerId: $partnerId) {\n    __typename\n    partnerId\n    state\n    reason\n    since\n    askedBy\n  }\n}","fields":{"partnerStanding":{"partnerId":null,"state":null,"reason":null,"since":null,"askedBy":null}}};

export const RequestPartnerDocument: RequestDocument<RequestPartnerMutation, RequestPartnerMutationVariables> = {"name":"RequestPartner","kind":"mutation","text":"mutation RequestPartner($partnerId: ID!, $reason: String!) {\n  requestPartner(partnerId: $partnerId, reason: $reason) {\n    __typename\n    partnerId\n    reason\n    askedOn\n  }\n}","fields":{"requestPartner":{"partnerId":null,"reason":null,"askedOn":null}}};
