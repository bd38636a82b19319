/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RequestDocument } from '#api/requestDocument.ts';
export type OwnDetailsInput = {
  firstName: string;
  lastName: string;
  phone?: string | null | undefined;
};

export type PasswordChangeInput = {
  oldPassword: string;
  password: string;
};

export type OwnProfileFactsFragment = { firstName: string, lastName: string, email: string, phone: string | null, hasPassword: boolean, referredBy: string | null };

export type PrivacyFactsFragment = { offerNews: boolean, recordedTotal: number, recorded: Array<{ id: string, name: string, at: string, route: string, properties: Array<{ name: string, value: string }> }> };

export type SaveOwnDetailsMutationVariables = Exact<{
  details: OwnDetailsInput;
}>;


export type SaveOwnDetailsMutation = { saveOwnDetails: { firstName: string, lastName: string, email: string, phone: string | null, hasPassword: boolean, referredBy: string | null } };

export type ChangePasswordMutationVariables = Exact<{
  change: PasswordChangeInput;
}>;


export type ChangePasswordMutation = { changePassword: { accepted: boolean } };

export type ChooseOfferNewsMutationVariables = Exact<{
  offerNews: boolean;
}>;


export type ChooseOfferNewsMutation = { chooseOfferNews: { offerNews: boolean, recordedTotal: number, recorded: Array<{ id: string, name: string, at: string, route: string, properties: Array<{ name: string, value: string }> }> } };

export const SaveOwnDetailsDocument: RequestDocument<SaveOwnDetailsMutation, SaveOwnDetailsMutationVariables> = {"name":"SaveOwnDetails","kind":"mutation","text":"fragment OwnProfileFacts on OwnProfile {\n  __typename\n  firstName\n  lastName\n  email\n  phone\n  hasPassword\n  referredBy\n}\n\nmutation SaveOwnDetails($details: OwnDetailsInput!) {\n  saveOwnDetails(details: $details) {\n    __typename\n    ...OwnProfileFacts\n  }\n}","fields":{"saveOwnDetails":{}}};

export const ChangePasswordDocument: RequestDocument<ChangePasswordMutation, ChangePasswordMutationVariables> = {"name":"ChangePassword","kind":"mutation","text":"mutation ChangePassword($change: PasswordChangeInput!) {\n  changePassword(change: $change) {\n    __typename\n    accepted\n  }\n}","fields":{"changePassword":{"accepted":null}}};

export const ChooseOfferNewsDocument: RequestDocument<ChooseOfferNewsMutation, ChooseOfferNewsMutationVariables> = {"name":"ChooseOfferNews","kind":"mutation","text":"fragment PrivacyFacts on Privacy {\n  __typename\n  offerNews\n  recorded {\n    __typename\n    id\n    name\n    at\n    route\n    properties {\n      __typename\n      name\n      value\n    }\n  }\n  recordedTotal\n}\n\nmutation ChooseOfferNews($offerNews: Boolean!) {\n  chooseOfferNews(offerNews: $offerNews) {\n    __typename\n    ...PrivacyFacts\n  }\n}","fields":{"chooseOfferNews":{}}};
