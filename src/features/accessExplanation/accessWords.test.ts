import { describe, expect, it } from 'vitest';
import { paths } from '#domain/paths.ts';
import {
  describeGrantingChanges,
  describeVerdict,
  describeAccessSteps,
  type Explanation,
} from './accessWords.ts';

/** An explanation for an owner who may open the dashboard, with these changes. */
function explanation(changes: Partial<Explanation> = {}): Explanation {
  return {
    user: {
      id: '2',
      firstName: 'Dana',
      lastName: 'Lee',
      email: 'dana@acme.example',
      roleId: 2,
      status: 'active',
      isEmailConfirmed: true,
      customerId: '1',
      customerName: 'Acme Roofing',
      createdOn: '2026-11-02T10:00:00Z',
      lastLogInOn: null,
      isSelf: false,
      version: 1,
    },
    customer: { id: '1', name: 'Acme Roofing', version: 1 },
    path: paths.dashboard,
    partnerId: null,
    isAllowed: true,
    redirectTo: null,
    reason: null,
    viewer: 'owner',
    access: 'userPage',
    verdict: 'allow',
    obstacles: [],
    entitlement: null,
    changes: [],
    ...changes,
  };
}

const qxo = {
  partnerId: '12',
  partnerTitle: 'QXO',
  state: 'requested',
  source: null,
  reason: 'We roof.',
  since: '2026-11-02T16:00:00Z',
  by: 'Sam Reed',
} as const;

describe('the sentence about a page', () => {
  it.each([
    [{}, 'Dana Lee can open the page “Partners”.'],
    [{ path: paths.landing }, 'Dana Lee can open the landing page.'],
    [
      { path: paths.sunBelt, viewer: 'visitor' },
      "Dana Lee can open the page “Sunbelt partner page”, as everybody can, though they can't log in.",
    ],
    [
      { path: paths.qxo, isAllowed: false, reason: 'partnerNotIncluded', entitlement: qxo },
      'Dana Lee is sent to the not-found page, since Acme Roofing does not have QXO.',
    ],
    [
      { path: paths.qxo, isAllowed: false, reason: 'partnerNotIncluded', customer: null },
      'Dana Lee is sent to the not-found page, since they belong to no company.',
    ],
    [
      {
        path: paths.qxo,
        isAllowed: false,
        reason: 'partnerNotIncluded',
        customer: null,
        entitlement: qxo,
      },
      'Dana Lee is sent to the not-found page, since their company does not have QXO.',
    ],
    [
      { isAllowed: false, reason: 'notLoggedIn' },
      "Dana Lee is sent to the not-found page, since they can't log in.",
    ],
    [
      { path: paths.account, isAllowed: false, reason: 'roleNotAllowed', redirectTo: '/dashboard' },
      'Dana Lee is led to their home page (/dashboard), since the page “Account Settings” is not for their role.',
    ],
    [
      { path: paths.login, isAllowed: false, reason: 'alreadyLoggedIn', redirectTo: '/dashboard' },
      'Dana Lee is led to their home page (/dashboard), since the page “Login” is for people who are not logged in.',
    ],
  ] as const satisfies readonly (readonly [Partial<Explanation>, string])[])('%o', (changes, sentence) => {
    expect(describeVerdict(explanation(changes))).toBe(sentence);
  });
});

const dibble = { ...qxo, partnerId: '6', partnerTitle: 'Dibble' } as const;

describe('the sentence about an offer without a page', () => {
  it.each([
    [{ entitlement: dibble }, 'Dana Lee finds Dibble on their dashboard.'],
    [
      { isAllowed: false, reason: 'partnerNotIncluded', entitlement: dibble },
      "Dana Lee doesn't find Dibble, since Acme Roofing does not have it.",
    ],
    [
      { isAllowed: false, reason: 'partnerNotIncluded', customer: null },
      "Dana Lee doesn't find Dibble, since they belong to no company.",
    ],
    [{ isAllowed: false, reason: 'notLoggedIn' }, "Dana Lee doesn't find Dibble, since they can't log in."],
    [
      { isAllowed: false, reason: 'roleNotAllowed', redirectTo: '/admin' },
      "Dana Lee doesn't find Dibble, since the dashboard is not for their role.",
    ],
  ] as const satisfies readonly (readonly [Partial<Explanation>, string])[])('%o', (changes, sentence) => {
    const explained = explanation({ partnerId: '6', ...changes });
    expect(describeVerdict(explained)).toBe(sentence);
    expect(
      describeAccessSteps(explained)
        .map(({ term }) => term)
        .slice(0, 4),
    ).toEqual(['Seen as', 'The dashboard is for', 'Rule', 'The dashboard shows']);
  });
});

it('the trace shows who asked for a partner and why', () => {
  const trace = describeAccessSteps(explanation({ verdict: 'ifIncluded', entitlement: qxo }));
  expect(trace.at(-1)).toEqual({
    term: 'QXO for Acme Roofing',
    description: expect.stringMatching(/^Asked for by Sam Reed on 11\/02\/2026 .*: “We roof\.”$/) as string,
  });
});

it('the trace shows why a person cannot log in, and the changes show what would help', () => {
  const shutOut = explanation({
    viewer: 'visitor',
    isAllowed: false,
    obstacles: ['deactivated', 'profileNotComplete'],
    changes: [{ type: 'loggingIn', roleId: null }],
  });
  expect(describeAccessSteps(shutOut)[0]?.description).toBe(
    'Visitor: they are deactivated, and their profile is not complete',
  );
  expect(describeGrantingChanges(shutOut)).toEqual([
    'Being able to log in: you reactivate them, and they complete their profile.',
  ]);
});

it('the changes name the roles that would have access', () => {
  const changes = ([1, 2] as const).map((roleId) => ({
    type: 'role' as const,
    roleId,
  }));
  expect(describeGrantingChanges(explanation({ changes }))).toEqual(['Another role: SystemAdmin or Owner.']);
});
