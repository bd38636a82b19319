/** Callers, in the columns of the tables; all but the first are sample people. */
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

/** Outcomes of a request, and their meaning. */
export const outcomes = {
  answers:
    'The request succeeds. The answer has nothing of another company or person, and nothing of another company changes.',
  'answers own': "As “answers”, and the answer has the caller's own data, or that of their company.",
  'answers all': 'The request succeeds, whoever owns the data.',
  'answers nothing': 'The answer is null: this caller has no such data.',
  UNAUTHENTICATED: 'Refused: nobody is logged in.',
  FORBIDDEN:
    'Refused: the request is for another role or for the colleague who owns the data, or the company does not have the partner.',
  NOT_FOUND: 'Refused with the same message as for an entity that does not exist.',
  VALIDATION_FAILED: "Refused: an argument names another company's data.",
  LINK_INVALID: 'Refused: no link has this secret.',
  SSO_INVALID: 'Refused: this browser has not begun a single sign-on log-in.',
  refused: 'Refused by a page of the identity provider, or by its protocol.',
} as const;

type Outcome = keyof typeof outcomes;

/** Outcome for each caller. */
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

/** Calls about a thing of Acme Builders that all its people may use. */
export const peopleOfAcme: Cells = { ...regularUsersOwn, otherOwner: 'NOT_FOUND' };

/** Calls about a partner that Acme Builders has and the other company does not. */
export const usersOfPartner: Cells = { ...nobody, user: 'answers', owner: 'answers' };

export const owners: Cells = { ...nobody, owner: 'answers', otherOwner: 'answers' };
export const ownersOwn: Cells = { ...nobody, owner: 'answers own', otherOwner: 'answers own' };

/** Calls about a thing of Acme Builders that only its owners may use. */
export const ownersOfAcme: Cells = { ...nobody, owner: 'answers', otherOwner: 'NOT_FOUND' };
export const ownersOfAcmeOwn: Cells = { ...ownersOfAcme, owner: 'answers own' };

/** Calls about the caller's own application; of these callers, only the affiliate has one. */
export const applicants: Cells = {
  ...everybodyGets('answers nothing'),
  anonymous: 'UNAUTHENTICATED',
  affiliate: 'answers own',
};
