import { routes } from '#app/routes.tsx';
import { accessTable, homeOf, type PageAccess, type ViewerKind } from '#domain/access.ts';
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
  gettingIn: 'for getting in, such as the log-in screen',
  userPage: 'for regular users',
  partnerPage: "a partner's page",
  openPartnerPage: "a partner's page that visitors may see",
  signedInPage: 'for everybody who is logged in',
  ownerPage: 'for owners',
  adminPage: 'for administrators',
};

/** Place of each explanation of a redirect. */
const explanations: Readonly<Record<LocationReason, string>> = {
  alreadyLoggedIn: 'home: needs no words',
  notLoggedIn:
    '“Page not found”, in the words of any address that is no page; its “Log in” leads back to the page',
  roleNotAllowed: 'home: a note under the header, gone with the next step',
  partnerNotIncluded:
    'Says that the partner is not among the company’s offers yet, shows it as visitors see it, and has the form to ask for it',
  sessionEnded: '“No access”: says so; its “Log in” leads back to where the person was',
  loggedOut: 'the landing page: a note under the header',
  resetLinkUnused: 'home: a note under the header; the link still works after logging out',
};

const kinds = Object.keys(viewers) as ViewerKind[];

/** Text of docs/access.md: the access table in plain words, the access of every page, and the responses of the backend. */
export function describeAccess(): string {
  return `# Who may see what

<!-- Generated from domain/access.ts, domain/sitePages.ts, src/app/routes.tsx and the tables of tests/access/ by "npm run docs". -->

The access table of [\`domain/access.ts\`](../domain/access.ts) in words. The router, the menus, the backend and the tests ask that table. Why it is so is in [decision 5](decisions/0005-access-and-redirects.md). What the backend answers to whom, field by field and route by route, is [below](#what-the-backend-answers).

## The table

${markdownTable(
  ['a page', ...kinds.map((kind) => viewers[kind])],
  (Object.keys(accesses) as PageAccess[]).map((access) =>
    [`${accesses[access]} (\`${access}\`)`].concat(kinds.map((kind) => verdictOf(access, kind))),
  ),
)}

Somebody who is led to the page that they are on stays there. A partner's page waits for the person's partner list and decides nothing before; those who do not have the partner read so, and can ask for it.

## Homes

${markdownTable(
  ['who', 'home'],
  kinds.map((kind) => [viewers[kind], `\`${homeOf(kind)}\``]),
)}

## Pages

The name is the customer's; the router knows the page by it, and analytics as the property \`route\`. \`Newsletter\` is a page of the customer's too: a link to another site, in the footer. \`AccountLogin\` is ours.

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

The reason travels in history state, so the address stays bare and a reload keeps it.

${markdownTable(
  ['reason', 'explained on'],
  Object.entries(explanations).map(([reason, where]) => [`\`${reason}\``, where]),
)}

${describeAnswers()}`;
}

function verdictOf(access: PageAccess, kind: ViewerKind): string {
  const verdict = accessTable[access][kind];
  if (verdict === 'allow') return 'sees it';
  if (verdict === 'ifIncluded') return 'sees it if in their list';
  return verdict.to === 'home' ? 'is led home' : 'reads “Page not found”';
}
