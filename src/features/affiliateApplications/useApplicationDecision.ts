import {
  useDecideApplicationsMutation,
  type ApplicationDecisionInput,
  type ApplicationFieldsFragment,
} from '#graphql/adminHooks.ts';
import { useDecision } from '#admin/useDecision.ts';
import { stateNames } from './applicationList.ts';
import { decisionWords } from './decisions.ts';

export function useApplicationDecision(
  rows: readonly ApplicationFieldsFragment[],
  onDone?: (left: readonly string[]) => void,
  onRefused?: (ids: readonly string[]) => void,
) {
  const [decide] = useDecideApplicationsMutation({ context: { isToldByPage: true } });
  return useDecision(rows, {
    decide: async (named, decision: ApplicationDecisionInput) => {
      const { data, error } = await decide({ variables: { rows: [...named], decision } });
      if (error) throw error;
      return data?.decideApplications ?? [];
    },
    describeCurrent: ({ company, state, reason, question, answer }) => {
      const facts = [
        stateNames[state],
        reason && `“${reason}”`,
        question && `asked: “${question}”`,
        answer && `answered: “${answer}”`,
      ];
      return `${company} is now: ${facts.filter(Boolean).join(', ')}`;
    },
    order: Object.keys(decisionWords),
    onDone,
    onRefused,
  });
}
