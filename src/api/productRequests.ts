import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import type { ProductRequestAnswers } from '#domain/productRequest.ts';
import {
  ProductRequestsDocument,
  SubmitProductRequestDocument,
  VoteForProductRequestDocument,
  type ProductRequestsQuery,
  type SubmitProductRequestMutation,
  type SubmitProductRequestMutationVariables,
  type VoteForProductRequestMutation,
} from '#graphql/hooks.ts';

/** The page that asks shows itself what the server refuses. */
const context = { isToldByPage: true };

/** What people call who ask for a product. Each call rejects with a `CallFailure`. */
export function createProductRequestCalls(client: ApolloClient) {
  async function mutate<Answer>(
    mutation: DocumentNode,
    variables: OperationVariables,
    onAnswer: (answer: Answer) => void = () => undefined,
  ): Promise<Answer> {
    const { data, error } = await client.mutate<Answer>({ mutation, variables, context });
    if (error) throw error;
    onAnswer(data as Answer);
    return data as Answer;
  }

  /** A list that is shown, or was, has the new request at once. */
  function addToList({ submitProductRequest: added }: SubmitProductRequestMutation): void {
    client.cache.updateQuery<ProductRequestsQuery>({ query: ProductRequestsDocument }, (held) => {
      if (!held) return undefined;
      const others = held.productRequests.filter(({ id }) => id !== added.id);
      return { productRequests: [added, ...others] };
    });
  }

  return {
    submitProductRequest: async (key: string, answers: ProductRequestAnswers) => {
      const variables: SubmitProductRequestMutationVariables = { request: { key, ...answers } };
      const answer = await mutate(SubmitProductRequestDocument, variables, addToList);
      const { reference, votes } = answer.submitProductRequest;
      return { reference, votes };
    },
    voteForProductRequest: async (id: string) => {
      const { voteForProductRequest } = await mutate<VoteForProductRequestMutation>(
        VoteForProductRequestDocument,
        { id },
      );
      // Votes are counted in the list as well, and the request need not be in it.
      void client.refetchQueries({ include: [ProductRequestsDocument] });
      const { reference, votes } = voteForProductRequest;
      return { reference, votes };
    },
  };
}
