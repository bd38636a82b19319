import type { ApplicationDecision } from '#graphql/adminHooks.ts';

interface DecisionWords {
  /** Of the button. */
  readonly name: string;
  /** Of the dialog. */
  readonly question: string;
  /** What it comes to. */
  readonly consequence: string;
  readonly busy: string;
  /** What the applicant must be told with it. */
  readonly needs?: 'reason' | 'question';
  /** Whether it takes something away: no decision to make by the way. */
  readonly isGrave?: true;
}

/** What administrators decide about an application, in words. */
export const decisionWords: Readonly<Record<ApplicationDecision, DecisionWords>> = {
  APPROVE: {
    name: 'Approve',
    question: 'Approve it?',
    consequence: 'The applicant becomes an affiliate, and is told by mail with their affiliate ID.',
    busy: 'Approving…',
  },
  REQUEST_INFO: {
    name: 'Request information',
    question: 'Request information?',
    consequence: 'The applicant is asked by mail, and answers on their page. Then it is pending again.',
    busy: 'Asking…',
    needs: 'question',
  },
  REJECT: {
    name: 'Reject',
    question: 'Reject it?',
    consequence: 'The applicant is told by mail, with your reason.',
    busy: 'Rejecting…',
    needs: 'reason',
    isGrave: true,
  },
  REOPEN: {
    name: 'Reopen',
    question: 'Reopen it?',
    consequence: 'It is pending again. The applicant is told by mail.',
    busy: 'Reopening…',
  },
  SUSPEND: {
    name: 'Suspend',
    question: 'Suspend the affiliate?',
    consequence:
      'No registration can name them as its sponsor any more. They are told by mail, with your reason.',
    busy: 'Suspending…',
    needs: 'reason',
    isGrave: true,
  },
  REINSTATE: {
    name: 'Reinstate',
    question: 'Reinstate the affiliate?',
    consequence: 'Registrations can name them as their sponsor again. They are told by mail.',
    busy: 'Reinstating…',
  },
};

/** In the order in which they are offered. */
const order = Object.keys(decisionWords);

/** These decisions, the most likely one first. */
export function inOrder(decisions: readonly ApplicationDecision[]): readonly ApplicationDecision[] {
  return decisions.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}
