import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { requiredText } from '#domain/textFields.ts';
import {
  useDecideApplicationsMutation,
  type ApplicationDecision,
  type ApplicationDecisionInput,
  type ApplicationFieldsFragment,
} from '#graphql/adminHooks.ts';
import type { DecisionTexts } from '#admin/DecisionDialog.tsx';
import { useDecision } from '#admin/useDecision.ts';
import { applicationStateNames } from './applicationList.ts';

/** Labels of the texts that administrators write to applicants. */
export const decisionFieldLabels = { reason: 'Reason', question: 'Question' } as const;

interface ApplicationWords extends DecisionTexts {
  /** Kind of the text that the decision requires; undefined if it requires none. */
  readonly needs?: keyof typeof decisionFieldLabels;
}

/** Texts of the button and the dialog of each decision about an application, in the order of the buttons. */
export const applicationDecisionTexts: Readonly<Record<ApplicationDecision, ApplicationWords>> = {
  approve: {
    name: 'Approve',
    ask: (what) => `Approve ${what}?`,
    consequence: 'An approved applicant becomes an affiliate. We email them their affiliate ID.',
    busy: 'Approving…',
  },
  requestInfo: {
    name: 'Request information',
    ask: (what) => `Request information from ${what}?`,
    consequence:
      'We email your question to the applicant, who answers on their page. Then it is pending again.',
    busy: 'Asking…',
    needs: 'question',
  },
  reject: {
    name: 'Reject',
    ask: (what) => `Reject ${what}?`,
    consequence: 'We email your reason to the applicant.',
    busy: 'Rejecting…',
    needs: 'reason',
    isGrave: true,
  },
  reopen: {
    name: 'Reopen',
    ask: (what) => `Reopen the application of ${what}?`,
    consequence: 'It is pending again. We email the applicant.',
    busy: 'Reopening…',
  },
  suspend: {
    name: 'Suspend',
    ask: (what) => `Suspend ${what}?`,
    consequence: 'New registrations can no longer name them as sponsor. We email them your reason.',
    busy: 'Suspending…',
    needs: 'reason',
    isGrave: true,
  },
  reinstate: {
    name: 'Reinstate',
    ask: (what) => `Reinstate ${what}?`,
    consequence: 'Registrations can name them as sponsor again. We email them.',
    busy: 'Reinstating…',
  },
};

/** Returns the schema of a decision's form; `needs` is the kind of the text that the decision requires. */
export function createApplicationDecisionSchema(needs: ApplicationWords['needs']) {
  return v.object({
    words: needs ? requiredText(decisionFieldLabels[needs], limits.applicationWordsLength) : v.string(),
  });
}

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
        applicationStateNames[state],
        reason && `“${reason}”`,
        question && `asked: “${question}”`,
        answer && `answered: “${answer}”`,
      ];
      return `${company} is now: ${facts.filter(Boolean).join(', ')}`;
    },
    order: Object.keys(applicationDecisionTexts),
    onDone,
    onRefused,
  });
}
