/** Path of the GraphQL endpoint of the product's own server (contract, "Ways to run"). */
export const graphqlPath = '/graphql';
