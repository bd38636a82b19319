/** Path of the GraphQL endpoint of this product's server (contract, "Ways to run"). */
export const graphqlPath = '/graphql';
