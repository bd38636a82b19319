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

/** What a page is called within a sentence. */
function nameOfPage(path: string): string {
  const title = sitePageAt(path)?.title;
  if (!title) return 'the landing page';
  return title === partnerOfPage(path)?.title ? title : `the page “${title}”`;
}

/** Whether they may open the page, or find the offer, and why not, in one sentence. */
export function sayVerdict(explanation: Explanation): string {
  return explanation.partnerId === null ? sayPage(explanation) : sayOffer(explanation);
}

/** Says who finds an offer that has no page here: the dashboard shows it. */
function sayOffer(explanation: Explanation): string {
  const { user, partnerId, isAllowed, reason, entitlement } = explanation;
  const name = fullName(user);
  const title =
    entitlement?.partnerTitle ?? partners.find(({ id }) => String(id) === partnerId)?.title ?? 'the offer';
  if (isAllowed) return `${name} finds ${title} on their dashboard.`;
  const missing = `${name} doesn't find ${title}, since`;
  if (reason === 'notLoggedIn') return `${missing} they can't log in.`;
  if (reason === 'roleNotAllowed') return `${missing} the dashboard is not for their role.`;
  return `${missing} ${sayWithout(explanation, 'it')}.`;
}

function sayPage(explanation: Explanation): string {
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
  return `${name} is sent to the not-found page, since ${sayWithout(explanation, entitlement?.partnerTitle ?? page)}.`;
}

/** That a company does not have what they ask for, or that there is no company. */
function sayWithout({ customer, entitlement }: Explanation, what: string): string {
  const company = customer?.name ?? (entitlement && 'their company');
  return company ? `${company} does not have ${what}` : 'they belong to no company';
}

/** How the table comes to it, step by step. */
export function traceOf(explanation: Explanation) {
  const { partnerId, viewer, obstacles, access, verdict, customer, entitlement } = explanation;
  return [
    {
      term: 'Seen as',
      description: [viewers[viewer], listOf(obstacles, obstacleWords)].filter(Boolean).join(': '),
    },
    { term: partnerId === null ? 'The page is for' : 'The dashboard is for', description: accesses[access] },
    { term: 'Rule', description: verdicts[verdict] },
    ...(partnerId === null
      ? []
      : [{ term: 'The dashboard shows', description: 'Offers of partners that their company has' }]),
    ...(customer && entitlement
      ? [{ term: `${entitlement.partnerTitle} for ${customer.name}`, description: sayStatus(entitlement) }]
      : []),
  ];
}

/** What would let them in, each by itself, but for the partner, which has a button. */
export function sayChanges({ obstacles, changes }: Explanation): readonly string[] {
  const roles = changes.flatMap(({ roleId }) => (roleId ? (roleNames[roleId] ?? []) : []));
  return [
    ...(changes.some(({ type }) => type === 'loggingIn')
      ? [`Being able to log in: ${listOf(obstacles, remedies)}.`]
      : []),
    ...(changes.some(({ type }) => type === 'loggingOut') ? ['Logging out.'] : []),
    ...(roles.length > 0 ? [`Another role: ${roles.join(' or ')}.`] : []),
  ];
}

function listOf(obstacles: Explanation['obstacles'], words: Readonly<Record<LogInObstacle, string>>): string {
  return obstacles.map((obstacle) => words[obstacle]).join(', and ');
}

function sayStatus({ state, by, since, reason }: NonNullable<Explanation['entitlement']>): string {
  const what = relations[state];
  const when = since ? ` on ${formatDateTime(since)}` : '';
  return `${what}${by ? ` by ${by}` : ''}${when}${reason ? `: “${reason}”` : '.'}`;
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

const obstacleWords: Readonly<Record<LogInObstacle, string>> = {
  deactivated: 'they are deactivated',
  invited: 'they have not accepted their invitation',
  emailNotConfirmed: 'their email is not confirmed',
  profileNotComplete: 'their profile is not complete',
};

const remedies: Readonly<Record<LogInObstacle, string>> = {
  deactivated: 'you reactivate them',
  invited: 'they accept their invitation',
  emailNotConfirmed: 'they confirm their email',
  profileNotComplete: 'they complete their profile',
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
