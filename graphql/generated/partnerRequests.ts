/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RequestDocument } from '#api/requestDocument.ts';
export type EntitlementState =
  | 'denied'
  | 'granted'
  | 'none'
  /** Somebody of the company asked for it. */
  | 'requested';

export type StandingFragment = { id: string, state: EntitlementState, reason: string | null, since: string | null, askedBy: string | null };

export type PartnerStandingQueryVariables = Exact<{
  partnerId: string;
}>;


export type PartnerStandingQuery = { partnerStanding: { id: string, state: EntitlementState, reason: string | null, since: string | null, askedBy: string | null } };

export type RequestPartnerMutationVariables = Exact<{
  partnerId: string;
  reason: string;
}>;


export type RequestPartnerMutation = { requestPartner: { id: string, state: EntitlementState, reason: string | null, since: string | null, askedBy: string | null } };

export const PartnerStandingDocument: RequestDocument<PartnerStandingQuery, PartnerStandingQueryVariables> = {"name":"PartnerStanding","kind":"query","text":"fragment Standing on PartnerStanding {\n  __typename\n  id\n  state\n  reason\n  since\n  askedBy\n}\n\nquery PartnerStanding($partnerId: ID!) {\n  partnerStanding(partnerId: $partnerId) {\n    __typename\n    ...Standing\n  }\n}","fields":{"partnerStanding":{}}};

export const RequestPartnerDocument: RequestDocument<RequestPartnerMutation, RequestPartnerMutationVariables> = {"name":"RequestPartner","kind":"mutation","text":"fragment Standing on PartnerStanding {\n  __typename\n  id\n  state\n  reason\n  since\n  askedBy\n}\n\nmutation RequestPartner($partnerId: ID!, $reason: String!) {\n  requestPartner(partnerId: $partnerId, reason: $reason) {\n    __typename\n    ...Standing\n  }\n}","fields":{"requestPartner":{}}};
