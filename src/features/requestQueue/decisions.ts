import type { ProductRequestDecision } from '#graphql/adminHooks.ts';

interface DecisionWords {
  /** Of the button. */
  readonly name: string;
  /** Of the dialog. */
  readonly question: string;
  /** What it comes to. */
  readonly consequence: string;
  readonly busy: string;
}

/** What administrators decide about a request, in words. */
export const decisionWords: Readonly<Record<ProductRequestDecision, DecisionWords>> = {
  BEGIN_REVIEW: {
    name: 'Start review',
    question: 'Start the review?',
    consequence: 'Whoever asked sees on their page that it is in review.',
    busy: 'Starting…',
  },
  PLAN: {
    name: 'Plan',
    question: 'Plan it?',
    consequence: 'Whoever asked is told by mail that it is planned.',
    busy: 'Planning…',
  },
  MAKE_AVAILABLE: {
    name: 'Mark available',
    question: 'Mark it as available?',
    consequence: 'Whoever asked, and everybody who voted for it, is told by mail.',
    busy: 'Marking…',
  },
  DECLINE: {
    name: 'Decline',
    question: 'Decline it?',
    consequence: 'Whoever asked is told by mail, with your reason.',
    busy: 'Declining…',
  },
  MERGE: {
    name: 'Merge',
    question: 'Merge it with another request?',
    consequence: 'Its votes count for the other one, and whoever asked is told by mail.',
    busy: 'Merging…',
  },
};
