import { routes } from '#app/routes.tsx';
import { accessTable, homePathOf, type PageAccess, type ViewerKind } from '#domain/access.ts';
import type { LocationReason } from '#domain/locationState.ts';
import { brand } from '#domain/brand.ts';
import { describeAnswers } from './answersPage.ts';
import { markdownTable } from './markdownTable.ts';

/** Name of each kind of viewer, in the order of the columns. */
const viewers: Readonly<Record<ViewerKind, string>> = {
  visitor: 'visitor',
  systemAdmin: 'SystemAdmin',
  owner: 'Owner',
  user: 'User',
  other: 'any other role',
};

const accesses: Readonly<Record<PageAccess, string>> = {
  open: 'for everybody',
  gettingIn: 'for registration and log-in',
  userPage: 'for regular users',
  partnerPage: "a partner's page",
  openPartnerPage: "a partner's page that visitors may see",
  signedInPage: 'for logged-in people',
  ownerPage: 'for owners',
  adminPage: 'for administrators',
};

/** Place of each explanation of a redirect. */
const explanations: Readonly<Record<LocationReason, string>> = {
  alreadyLoggedIn: 'the home, without an explanation',
  notLoggedIn: '“Page not found”, as for any unknown address; its “Log in” leads back to the page',
  roleNotAllowed: 'the home: a note under the header, until the next navigation',
  partnerNotIncluded:
    '“Page not found”, which says that the company does not have the partner yet, shows it as visitors see it, and has the form to ask for it',
  sessionEnded: '“No access”, which says so; its “Log in” leads back to the page',
  loggedOut: 'the landing page: a note under the header',
  resetLinkUnused: 'the home: a note under the header; the link still works after logging out',
};

const kinds = Object.keys(viewers) as ViewerKind[];

/** Text of docs/access.md: the access table in plain words, the access of every page, and the responses of the backend. */
export function describeAccess(): string {
  return `# Who may see what

<!-- Generated from domain/access.ts, domain/sitePages.ts, src/app/routes.tsx, and the tables of tests/access/ by "npm run docs". -->

This page is the access table of [\`domain/access.ts\`](../domain/access.ts) in words. The router, the menus, the backend, and the tests read that table. [Decision 5](decisions/0005-access-and-redirects.md) gives the reasons. [Below](#what-the-backend-answers) are the answers of the backend, field by field and route by route.

## The table

${markdownTable(
  ['a page', ...kinds.map((kind) => viewers[kind])],
  (Object.keys(accesses) as PageAccess[]).map((access) =>
    [`${accesses[access]} (\`${access}\`)`].concat(kinds.map((kind) => verdictOf(access, kind))),
  ),
)}

A redirect to the current page does nothing. A partner's page waits for the person's partner list before it decides; people without the partner read so, and can ask for it.

## Homes

${markdownTable(
  ['who', 'home'],
  kinds.map((kind) => [viewers[kind], `\`${homePathOf(kind)}\``]),
)}

## Pages

The name is the customer's. It is the id in the router, and the property \`route\` in analytics. The customer also names \`Newsletter\`, which is a link to another site in the footer. \`AccountLogin\` is our name.

${markdownTable(
  ['name', 'address', 'title', 'layout', 'access'],
  routes.map(({ id, path, title, layout, access }) => [
    `\`${id}\``,
    path === '*' ? 'any other' : `\`${path}\``,
    title || brand.marketplaceName,
    layout,
    `\`${access}\``,
  ]),
)}

## Reasons

The reason of a redirect is in history state, so it is not in the address and survives a reload.

${markdownTable(
  ['reason', 'explained by'],
  Object.entries(explanations).map(([reason, where]) => [`\`${reason}\``, where]),
)}

${describeAnswers()}`;
}

function verdictOf(access: PageAccess, kind: ViewerKind): string {
  const verdict = accessTable[access][kind];
  if (verdict === 'allow') return 'sees it';
  if (verdict === 'ifIncluded') return 'sees it if in the list';
  return verdict.to === 'home' ? 'redirected home' : '“Page not found”';
}
