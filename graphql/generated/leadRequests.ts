/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RequestDocument } from '#api/requestDocument.ts';
/** A click on a link of an offer. */
export type LeadInput = {
  kind: LeadKind;
  /** Time of the click by the browser's clock. */
  madeAt: string;
  partnerId: number;
  place: LeadPlace;
};

export type LeadKind =
  | 'callToAction'
  | 'learnMore';

export type LeadPlace =
  | 'card'
  | 'partnerPage';

export type OfferState =
  | 'AVAILABLE'
  | 'STARTED'
  | 'USED';

export type RecordLeadsMutationVariables = Exact<{
  leads: Array<LeadInput> | LeadInput;
}>;


export type RecordLeadsMutation = { recordLeads: Array<{ id: string, state: OfferState, stateChangedOn: string | null, stateChangedBy: string | null }> };

export const RecordLeadsDocument: RequestDocument<RecordLeadsMutation, RecordLeadsMutationVariables> = {"name":"RecordLeads","kind":"mutation","text":"mutation RecordLeads($leads: [LeadInput!]!) {\n  recordLeads(leads: $leads) {\n    __typename\n    id\n    state\n    stateChangedOn\n    stateChangedBy\n  }\n}","fields":{"recordLeads":{"id":null,"state":null,"stateChangedOn":null,"stateChangedBy":null}},"syntax":{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordLeads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leads"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordLeads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leads"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leads"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateChangedOn"}},{"kind":"Field","name":{"kind":"Name","value":"stateChangedBy"}}]}}]}}]}};
