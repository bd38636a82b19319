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

export const EntitlementStatusDocument: RequestDocument<EntitlementStatusQuery, EntitlementStatusQueryVariables> = {"name":"EntitlementStatus","kind":"query","text":"fragment Status on EntitlementStatus {\n  __typename\n  id\n  state\n  reason\n  since\n  askedBy\n}\n\nquery EntitlementStatus($partnerId: ID!) {\n  entitlementStatus(partnerId: $partnerId) {\n    __typename\n    ...Status\n  }\n}","fields":{"entitlementStatus":{}},"syntax":{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Status"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntitlementStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}}]}},{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EntitlementStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entitlementStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"partnerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Status"}}]}}]}}]}};

export const RequestPartnerDocument: RequestDocument<RequestPartnerMutation, RequestPartnerMutationVariables> = {"name":"RequestPartner","kind":"mutation","text":"fragment Status on EntitlementStatus {\n  __typename\n  id\n  state\n  reason\n  since\n  askedBy\n}\n\nmutation RequestPartner($partnerId: ID!, $reason: String!) {\n  requestPartner(partnerId: $partnerId, reason: $reason) {\n    __typename\n    ...Status\n  }\n}","fields":{"requestPartner":{}},"syntax":{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Status"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntitlementStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}}]}},{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPartner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPartner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"partnerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Status"}}]}}]}}]}};
