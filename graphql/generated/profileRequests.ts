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

export const SaveOwnDetailsDocument: RequestDocument<SaveOwnDetailsMutation, SaveOwnDetailsMutationVariables> = {"name":"SaveOwnDetails","kind":"mutation","text":"fragment OwnProfileFacts on OwnProfile {\n  __typename\n  firstName\n  lastName\n  email\n  phone\n  hasPassword\n  referredBy\n}\n\nmutation SaveOwnDetails($details: OwnDetailsInput!) {\n  saveOwnDetails(details: $details) {\n    __typename\n    ...OwnProfileFacts\n  }\n}","fields":{"saveOwnDetails":{}},"syntax":{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnProfileFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"referredBy"}}]}},{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveOwnDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"details"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnDetailsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveOwnDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"details"},"value":{"kind":"Variable","name":{"kind":"Name","value":"details"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnProfileFacts"}}]}}]}}]}};

export const ChangePasswordDocument: RequestDocument<ChangePasswordMutation, ChangePasswordMutationVariables> = {"name":"ChangePassword","kind":"mutation","text":"mutation ChangePassword($change: PasswordChangeInput!) {\n  changePassword(change: $change) {\n    __typename\n    accepted\n  }\n}","fields":{"changePassword":{"accepted":null}},"syntax":{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"change"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"change"},"value":{"kind":"Variable","name":{"kind":"Name","value":"change"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}}]}}]}}]}};

export const ChooseOfferNewsDocument: RequestDocument<ChooseOfferNewsMutation, ChooseOfferNewsMutationVariables> = {"name":"ChooseOfferNews","kind":"mutation","text":"fragment PrivacyFacts on Privacy {\n  __typename\n  offerNews\n  recorded {\n    __typename\n    id\n    name\n    at\n    route\n    properties {\n      __typename\n      name\n      value\n    }\n  }\n  recordedTotal\n}\n\nmutation ChooseOfferNews($offerNews: Boolean!) {\n  chooseOfferNews(offerNews: $offerNews) {\n    __typename\n    ...PrivacyFacts\n  }\n}","fields":{"chooseOfferNews":{}},"syntax":{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Privacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"offerNews"}},{"kind":"Field","name":{"kind":"Name","value":"recorded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"route"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordedTotal"}}]}},{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseOfferNews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offerNews"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseOfferNews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"offerNews"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offerNews"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacyFacts"}}]}}]}}]}};
