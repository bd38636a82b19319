import {
  useDecideApplicationsMutation,
  type ApplicationDecisionInput,
  type ApplicationFieldsFragment,
} from '#graphql/adminHooks.ts';
import { useDecision } from '#session/useDecision.ts';

/** Decides about applications. */
export function useApplicationDecision(rows: readonly ApplicationFieldsFragment[], onDone?: () => void) {
  const [decide] = useDecideApplicationsMutation({ context: { isToldByPage: true } });
  return useDecision(rows, {
    decide: async (named, decision: ApplicationDecisionInput) => {
      const { data, error } = await decide({ variables: { rows: [...named], decision } });
      if (error) throw error;
      return data?.decideApplications ?? [];
    },
    onDone,
  });
}
