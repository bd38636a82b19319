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

export const SearchedPartnersDocument: RequestDocument<SearchedPartnersQuery, SearchedPartnersQueryVariables> = {"name":"SearchedPartners","kind":"query","text":"query SearchedPartners {\n  searchedPartners {\n    __typename\n    partnerId\n    title\n    words\n    category\n    benefit\n    value\n  }\n}","fields":{"searchedPartners":{"partnerId":null,"title":null,"words":null,"category":null,"benefit":null,"value":null}}};

export const CountUnfoundSearchDocument: RequestDocument<CountUnfoundSearchMutation, CountUnfoundSearchMutationVariables> = {"name":"CountUnfoundSearch","kind":"mutation","text":"mutation CountUnfoundSearch($search: String!) {\n  countUnfoundSearch(search: $search) {\n    __typename\n    accepted\n  }\n}","fields":{"countUnfoundSearch":{"accepted":null}}};
