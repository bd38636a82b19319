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

export const RecordLeadsDocument: RequestDocument<RecordLeadsMutation, RecordLeadsMutationVariables> = {"name":"RecordLeads","kind":"mutation","text":"mutation RecordLeads($leads: [LeadInput!]!) {\n  recordLeads(leads: $leads) {\n    __typename\n    id\n    state\n    stateChangedOn\n    stateChangedBy\n  }\n}","fields":{"recordLeads":{"id":null,"state":null,"stateChangedOn":null,"stateChangedBy":null}}};
