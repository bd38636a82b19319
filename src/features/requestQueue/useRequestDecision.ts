import { requestStatusNames } from '#admin/requestStatus.ts';
import {
  useDecideRequestsMutation,
  type ProductRequestDecisionInput,
  type QueuedRequestFieldsFragment,
} from '#graphql/adminHooks.ts';
import { useDecision } from '#admin/useDecision.ts';
import { decisionWords } from './decisions.ts';

export function useRequestDecision(
  rows: readonly QueuedRequestFieldsFragment[],
  onDone?: (left: readonly string[]) => void,
  onRefused?: (ids: readonly string[]) => void,
) {
  const [decide] = useDecideRequestsMutation({ context: { isToldByPage: true } });
  return useDecision(rows, {
    decide: async (named, decision: ProductRequestDecisionInput) => {
      const { data, error } = await decide({ variables: { rows: [...named], decision } });
      if (error) throw error;
      return data?.decideRequests ?? [];
    },
    describeCurrent: ({ reference, status, statusReason, assigneeName, note }) => {
      const facts = [
        requestStatusNames[status],
        statusReason && `“${statusReason}”`,
        assigneeName && `assigned to ${assigneeName}`,
        note && `noted: “${note}”`,
      ];
      return `${reference} is now: ${facts.filter(Boolean).join(', ')}`;
    },
    order: Object.keys(decisionWords),
    onDone,
    onRefused,
  });
}
