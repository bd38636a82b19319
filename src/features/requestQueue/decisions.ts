import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { requiredText } from '#domain/textFields.ts';
import {
  useDecideRequestsMutation,
  type ProductRequestDecision,
  type ProductRequestDecisionInput,
  type QueuedRequestFieldsFragment,
} from '#graphql/adminHooks.ts';
import type { DecisionTexts } from '#admin/DecisionDialog.tsx';
import { requestStatusNames } from '#admin/requestStatus.ts';
import { useDecision } from '#admin/useDecision.ts';

/** Texts of the button and the dialog of each decision about a request, in the order of the buttons. */
export const requestDecisionTexts: Readonly<Record<ProductRequestDecision, DecisionTexts>> = {
  startReview: {
    name: 'Start review',
    ask: (what) => `Start the review of ${what}?`,
    consequence: 'The person who asked sees on their page that it is in review.',
    busy: 'Starting…',
  },
  plan: {
    name: 'Plan',
    ask: (what) => `Mark ${what} as planned?`,
    consequence: 'We email the person who asked that it is planned.',
    busy: 'Planning…',
  },
  makeAvailable: {
    name: 'Mark available',
    ask: (what) => `Mark ${what} as available?`,
    consequence: 'We email the person who asked and everyone who voted for it.',
    busy: 'Marking…',
  },
  decline: {
    name: 'Decline',
    ask: (what) => `Decline ${what}?`,
    consequence: 'We email your reason to the person who asked.',
    busy: 'Declining…',
    isGrave: true,
  },
  merge: {
    name: 'Merge',
    ask: (what) => `Merge ${what} into another request?`,
    consequence: 'Its votes count for the other one. We email the person who asked.',
    busy: 'Merging…',
    isGrave: true,
  },
};

/** Returns the schema of a decision's form; `into` is the reference of the request into which others are merged. */
export function createRequestDecisionSchema(decision: ProductRequestDecision) {
  return v.object({
    reason: decision === 'decline' ? requiredText('Reason', limits.productReasonLength) : v.string(),
    partnerId: v.string(),
    into: v.pipe(v.string(), v.trim()),
  });
}

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
    order: Object.keys(requestDecisionTexts),
    onDone,
    onRefused,
  });
}
