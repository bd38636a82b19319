import { callerNames, callers, outcomes, type Cells } from '#tests/access/callers.ts';
import type { FieldRow } from '#tests/access/fieldRow.ts';
import { mutationTable } from '#tests/access/mutationTable.ts';
import { queryTable } from '#tests/access/queryTable.ts';
import { faultTable, routeTable, type RouteRow } from '#tests/access/routeTable.ts';
import { markdownTable } from './markdownTable.ts';

/** Section of docs/access.md about the responses of the backend: the tables that the contract tests check. */
export function describeAnswers(): string {
  return `## What the backend answers

What each caller gets from every REST route and every root field of the GraphQL schema. \`tests/contract/accessMatrix.test.ts\` requests each cell on a real database and compares the answer with these tables. \`tests/contract/accessTables.test.ts\` reads the fields and routes from the built product: one without a row fails, and so does a row without one.

The callers are people of the sample data: the User and the Owner belong to Acme Builders, the other Owner to Birch Plumbing, and the affiliate to no company. A requested entity belongs to Acme Builders unless the table says otherwise, and it exists: a caller who gets NOT_FOUND gets it for an existing entity. A link answers every caller who has its secret, about the person for whom it was created.

The test checks that a refusal changes no row of the database and contains nothing of another company, and that every mutation that is answered changes something.

${markdownTable(['outcome', 'meaning'], Object.entries(outcomes))}

### REST

${rows('route', 'request', [...routeTable, ...faultTable].map(toRoute))}

\`/__outbox\` exists only without a mail server, \`/idp\` only without an identity provider, and \`/__faults\` only in test and development: production has none of them. With an identity provider, the two routes of single sign-on answer from everywhere.

### GraphQL queries

${rows('field', 'argument', queryTable.map(toField))}

### GraphQL mutations

${rows('field', 'argument', mutationTable.map(toField))}
`;
}

type Row = readonly [what: string, names: string, cells: Cells];

const toRoute = ({ route, names, cells }: RouteRow): Row => [route, names, cells];
const toField = ({ field, names, cells }: FieldRow): Row => [field, names, cells];

function rows(what: string, names: string, table: readonly Row[]): string {
  return markdownTable(
    [what, names, ...callerNames.map((name) => callers[name])],
    table.map(([key, named, cells]) => [`\`${key}\``, named, ...callerNames.map((name) => cells[name])]),
  );
}
