import { formatDateTime } from '#domain/dateTime.ts';
import { partnerOfPage, partners } from '#domain/partner.ts';
import { roleNames } from '#domain/role.ts';
import { sitePageAt } from '#domain/sitePages.ts';
import { fullName } from '#domain/userInfo.ts';
import type {
  AccessVerdict,
  ExplainAccessQuery,
  LogInObstacle,
  PageAccess,
  ViewerKind,
} from '#graphql/adminHooks.ts';

export type Explanation = ExplainAccessQuery['explainAccess'];

function nameOfPage(path: string): string {
  const title = sitePageAt(path)?.title;
  if (!title) return 'the landing page';
  return title === partnerOfPage(path)?.title ? title : `the page “${title}”`;
}

/** Describes in one sentence whether the person can open the page or find the offer, and why not. */
export function describeVerdict(explanation: Explanation): string {
  return explanation.partnerId === null ? describePage(explanation) : describeOffer(explanation);
}

/** Describes the access to an offer without a page, which only the dashboard shows. */
function describeOffer(explanation: Explanation): string {
  const { user, partnerId, isAllowed, reason, entitlement } = explanation;
  const name = fullName(user);
  const title =
    entitlement?.partnerTitle ?? partners.find(({ id }) => String(id) === partnerId)?.title ?? 'the offer';
  if (isAllowed) return `${name} finds ${title} on their dashboard.`;
  const missing = `${name} doesn't find ${title}, since`;
  if (reason === 'notLoggedIn') return `${missing} they can't log in.`;
  if (reason === 'roleNotAllowed') return `${missing} the dashboard is not for their role.`;
  return `${missing} ${describeMissing(explanation, 'it')}.`;
}

function describePage(explanation: Explanation): string {
  const { user, path, isAllowed, viewer, redirectTo, reason, entitlement } = explanation;
  const name = fullName(user);
  const page = nameOfPage(path);
  const home = `${name} is led to their home page (${redirectTo}), since ${page} is`;
  if (isAllowed) {
    return viewer === 'visitor'
      ? `${name} can open ${page}, as everybody can, though they can't log in.`
      : `${name} can open ${page}.`;
  }
  if (reason === 'alreadyLoggedIn') return `${home} for people who are not logged in.`;
  if (reason === 'roleNotAllowed') return `${home} not for their role.`;
  if (reason === 'notLoggedIn') return `${name} is sent to the not-found page, since they can't log in.`;
  return `${name} is sent to the not-found page, since ${describeMissing(explanation, entitlement?.partnerTitle ?? page)}.`;
}

function describeMissing({ customer, entitlement }: Explanation, what: string): string {
  const company = customer?.name ?? (entitlement && 'their company');
  return company ? `${company} does not have ${what}` : 'they belong to no company';
}

/** Returns the steps of the access decision as terms with descriptions; an empty description hides the term. */
export function describeAccessSteps(explanation: Explanation) {
  const { partnerId, viewer, obstacles, access, verdict, customer, entitlement } = explanation;
  return [
    {
      term: 'Seen as',
      description: [viewers[viewer], listOf(obstacles, 'state')].filter(Boolean).join(': '),
    },
    { term: partnerId === null ? 'The page is for' : 'The dashboard is for', description: accesses[access] },
    { term: 'Rule', description: verdicts[verdict] },
    { term: 'The dashboard shows', description: partnerId && 'Offers of partners that their company has' },
    ...(customer && entitlement
      ? [
          {
            term: `${entitlement.partnerTitle} for ${customer.name}`,
            description: describeStatus(entitlement),
          },
        ]
      : []),
  ];
}

/** Describes the changes that would each let the person in; leaves out the entitlement, which has a button. */
export function describeGrantingChanges({ obstacles, changes }: Explanation): readonly string[] {
  const roles = changes.flatMap(({ roleId }) => (roleId ? (roleNames[roleId] ?? []) : []));
  return [
    ...(changes.some(({ type }) => type === 'loggingIn')
      ? [`Being able to log in: ${listOf(obstacles, 'remedy')}.`]
      : []),
    ...(changes.some(({ type }) => type === 'loggingOut') ? ['Logging out.'] : []),
    ...(roles.length > 0 ? [`Another role: ${roles.join(' or ')}.`] : []),
  ];
}

function listOf(obstacles: Explanation['obstacles'], part: 'state' | 'remedy'): string {
  return obstacles.map((obstacle) => obstacleWords[obstacle][part]).join(', and ');
}

function describeStatus({ state, by, since, reason }: NonNullable<Explanation['entitlement']>): string {
  const when = since ? ` on ${formatDateTime(since)}` : '';
  return `${relations[state]}${by ? ` by ${by}` : ''}${when}${reason ? `: “${reason}”` : '.'}`;
}

const relations: Readonly<Record<NonNullable<Explanation['entitlement']>['state'], string>> = {
  granted: 'Switched on',
  denied: 'Switched off',
  requested: 'Asked for',
  none: 'Off, and nobody has asked for it',
};

const viewers: Readonly<Record<ViewerKind, string>> = {
  visitor: 'Visitor',
  systemAdmin: 'Administrator',
  owner: 'Owner',
  user: 'User',
  other: 'Neither administrator, owner nor user',
};

const obstacleWords: Readonly<Record<LogInObstacle, { readonly state: string; readonly remedy: string }>> = {
  deactivated: { state: 'they are deactivated', remedy: 'you reactivate them' },
  invited: { state: 'they have not accepted their invitation', remedy: 'they accept their invitation' },
  emailNotConfirmed: { state: 'their email is not confirmed', remedy: 'they confirm their email' },
  profileNotComplete: { state: 'their profile is not complete', remedy: 'they complete their profile' },
};

const accesses: Readonly<Record<PageAccess, string>> = {
  open: 'Everybody',
  gettingIn: 'People who are not logged in',
  userPage: 'Owners and users',
  partnerPage: 'Owners and users whose company has the partner',
  openPartnerPage: 'Everybody, but owners and users only where their company has the partner',
  signedInPage: 'Everybody who is logged in',
  ownerPage: 'Owners',
  adminPage: 'Administrators',
};

const verdicts: Readonly<Record<AccessVerdict, string>> = {
  allow: 'Let them in',
  ifIncluded: 'Let them in if their company has the partner',
  home: 'Lead them home, unless they are there already',
  notFound: 'Send them to the not-found page',
};
