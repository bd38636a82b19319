import {
  useDecideRequestsMutation,
  type ProductRequestDecisionInput,
  type QueuedRequestFieldsFragment,
} from '#graphql/adminHooks.ts';
import { useDecision } from '#session/useDecision.ts';

/** Decides about requests. */
export function useRequestDecision(rows: readonly QueuedRequestFieldsFragment[], onDone?: () => void) {
  const [decide] = useDecideRequestsMutation({ context: { isToldByPage: true } });
  return useDecision(rows, {
    decide: async (named, decision: ProductRequestDecisionInput) => {
      const { data, error } = await decide({ variables: { rows: [...named], decision } });
      if (error) throw error;
      return data?.decideRequests ?? [];
    },
    onDone,
  });
}
