/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RequestDocument } from '#api/requestDocument.ts';
export type EntitlementState =
  | 'denied'
  | 'granted'
  | 'none'
  /** A person of the company has requested the partner. */
  | 'requested';

export type StatusFragment = { id: string, state: EntitlementState, reason: string | null, since: string | null, askedBy: string | null };

export type EntitlementStatusQueryVariables = Exact<{
  partnerId: string;
}>;


export type EntitlementStatusQuery = { entitlementStatus: { id: string, state: EntitlementState, reason: string | null, since: string | null, askedBy: string | null } };

export type RequestPartnerMutationVariables = Exact<{
  partnerId: string;
  reason: string;
}>;


export type RequestPartnerMutation = { requestPartner: { id: string, state: EntitlementState, reason: string | null, since: string | null, askedBy: string | null } };

export const EntitlementStatusDocument: RequestDocument<EntitlementStatusQuery, EntitlementStatusQueryVariables> = {"name":"EntitlementStatus","kind":"query","text":"fragment Status on EntitlementStatus {\n  __typename\n  id\n  state\n  reason\n  since\n  askedBy\n}\n\nquery EntitlementStatus($partnerId: ID!) {\n  entitlementStatus(partnerId: $partnerId) {\n    __typename\n    ...Status\n  }\n}","fields":{"entitlementStatus":{}}};

export const RequestPartnerDocument: RequestDocument<RequestPartnerMutation, RequestPartnerMutationVariables> = {"name":"RequestPartner","kind":"mutation","text":"fragment Status on EntitlementStatus {\n  __typename\n  id\n  state\n  reason\n  since\n  askedBy\n}\n\nmutation RequestPartner($partnerId: ID!, $reason: String!) {\n  requestPartner(partnerId: $partnerId, reason: $reason) {\n    __typename\n    ...Status\n  }\n}","fields":{"requestPartner":{}}};
