/** Who asks, by the columns of the tables; each but the first is one of the sample people. */
export const callers = {
  anonymous: 'anonymous',
  user: 'User',
  owner: 'Owner',
  otherOwner: "other company's Owner",
  administrator: 'SystemAdmin',
  affiliate: 'Affiliate',
} as const;

export type CallerName = keyof typeof callers;

export const callerNames = Object.keys(callers) as CallerName[];

/** What an answer comes to, and what that means. */
export const outcomes = {
  answers:
    'It is done, or answered. The answer holds nothing of another company or person, and nothing of another company is changed.',
  'answers own': "As “answers”, and the answer is seen to hold what is the caller's own, or their company's.",
  'answers all': 'It is done, or answered, whosever it is.',
  'answers nothing': 'It is answered with null: for this caller there is nothing there.',
  UNAUTHENTICATED: 'Refused: nobody is logged in.',
  FORBIDDEN:
    'Refused: it is for another role, or for the colleague whose it is, or the company does not have the partner.',
  NOT_FOUND: 'Refused as if there were no such thing, in the very words that are used where there is none.',
  VALIDATION_FAILED: "Refused: something is named that is not the company's to name.",
  LINK_INVALID: 'Refused: this secret was given to nobody.',
  SSO_INVALID: 'Refused: no log-in by single sign-on was begun in this browser.',
  refused: 'Refused by a page of the identity provider, or in the words of its protocol.',
} as const;

type Outcome = keyof typeof outcomes;

/** What each caller gets. */
export type Cells = Readonly<Record<CallerName, Outcome>>;

function everybodyGets(outcome: Outcome): Cells {
  return {
    anonymous: outcome,
    user: outcome,
    owner: outcome,
    otherOwner: outcome,
    administrator: outcome,
    affiliate: outcome,
  };
}

const nobody = { ...everybodyGets('FORBIDDEN'), anonymous: 'UNAUTHENTICATED' } satisfies Cells;

export const anyone = everybodyGets('answers');
export const unknownLink = everybodyGets('LINK_INVALID');
export const unknownSignOn = everybodyGets('SSO_INVALID');
export const unknownAddress = everybodyGets('NOT_FOUND');
export const refusedByProvider = everybodyGets('refused');

export const signedIn: Cells = { ...anyone, anonymous: 'UNAUTHENTICATED' };

export const own: Cells = { ...everybodyGets('answers own'), anonymous: 'UNAUTHENTICATED' };

export const administrators: Cells = { ...nobody, administrator: 'answers all' };

export const regularUsers: Cells = { ...nobody, user: 'answers', owner: 'answers', otherOwner: 'answers' };
export const regularUsersOwn: Cells = {
  ...nobody,
  user: 'answers own',
  owner: 'answers own',
  otherOwner: 'answers own',
};

/** What names a thing of Acme Builders that each of its people may use. */
export const peopleOfAcme: Cells = { ...regularUsersOwn, otherOwner: 'NOT_FOUND' };

/** The same of a partner that Acme Builders has and the other company does not. */
export const usersOfPartner: Cells = { ...nobody, user: 'answers', owner: 'answers' };

export const owners: Cells = { ...nobody, owner: 'answers', otherOwner: 'answers' };
export const ownersOwn: Cells = { ...nobody, owner: 'answers own', otherOwner: 'answers own' };

/** What names a thing of Acme Builders that its owners alone may use. */
export const ownersOfAcme: Cells = { ...nobody, owner: 'answers', otherOwner: 'NOT_FOUND' };
export const ownersOfAcmeOwn: Cells = { ...ownersOfAcme, owner: 'answers own' };

/** What is about the caller's own application: of these callers the affiliate alone has made one. */
export const applicants: Cells = {
  ...everybodyGets('answers nothing'),
  anonymous: 'UNAUTHENTICATED',
  affiliate: 'answers own',
};
