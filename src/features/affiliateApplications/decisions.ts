import type { ApplicationDecision } from '#graphql/adminHooks.ts';
import type { DecisionWords } from '#admin/DecisionDialog.tsx';

interface ApplicationWords extends DecisionWords {
  /** What the applicant must be told with it. */
  readonly needs?: 'reason' | 'question';
}

/** The words for each decision about an application, in the order in which administrators see them. */
export const decisionWords: Readonly<Record<ApplicationDecision, ApplicationWords>> = {
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
