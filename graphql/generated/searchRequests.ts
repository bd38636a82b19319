/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RequestDocument } from '#api/requestDocument.ts';
export type SearchedPartnersQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchedPartnersQuery = { searchedPartners: Array<{ partnerId: number, title: string, words: Array<string>, category: string, benefit: string, value: string }> };

export type CountUnfoundSearchMutationVariables = Exact<{
  search: string;
}>;


export type CountUnfoundSearchMutation = { countUnfoundSearch: { accepted: boolean } };

export const SearchedPartnersDocument: RequestDocument<SearchedPartnersQuery, SearchedPartnersQueryVariables> = {"name":"SearchedPartners","kind":"query","text":"query SearchedPartners {\n  searchedPartners {\n    __typename\n    partnerId\n    title\n    words\n    category\n    benefit\n    value\n  }\n}","fields":{"searchedPartners":{"partnerId":null,"title":null,"words":null,"category":null,"benefit":null,"value":null}},"syntax":{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchedPartners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchedPartners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"partnerId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"benefit"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}};

export const CountUnfoundSearchDocument: RequestDocument<CountUnfoundSearchMutation, CountUnfoundSearchMutationVariables> = {"name":"CountUnfoundSearch","kind":"mutation","text":"mutation CountUnfoundSearch($search: String!) {\n  countUnfoundSearch(search: $search) {\n    __typename\n    accepted\n  }\n}","fields":{"countUnfoundSearch":{"accepted":null}},"syntax":{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CountUnfoundSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countUnfoundSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}}]}}]}}]}};
