import type { Plugin } from 'graphql-yoga';

/** Many times what the product's own operations have; what is larger is aliases or nesting by the thousand. */
const maxTokens = 1_000;

/** Refuses a document by its length in words before anything of it is understood (security, "GraphQL"). */
export const limitTokens: Plugin = {
  onParse: ({ parseFn, setParseFn }) => {
    setParseFn((source, options) => parseFn(source, { ...options, maxTokens }));
  },
};
