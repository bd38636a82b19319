import { callerNames, callers, outcomes, type Cells } from '#tests/access/callers.ts';
import type { FieldRow } from '#tests/access/fieldRow.ts';
import { mutationTable } from '#tests/access/mutationTable.ts';
import { queryTable } from '#tests/access/queryTable.ts';
import { faultTable, routeTable, type RouteRow } from '#tests/access/routeTable.ts';
import { markdownTable } from './markdownTable.ts';

/** Section of docs/access.md about the responses of the backend: the tables that the contract tests check. */
export function describeAnswers(): string {
  return `## What the backend answers

Every REST route and every field at the root of the GraphQL schema, and what each caller gets. \`tests/contract/accessMatrix.test.ts\` asks for each cell on a real database and holds the answer against these very tables; \`tests/contract/accessTables.test.ts\` reads the fields and the routes from the built product, so that one without a row fails, and so does a row without one.

The callers are people of the sample data: the User and the Owner belong to Acme Builders, the other Owner to Birch Plumbing, and the affiliate to no company. What a request names is Acme Builders' where nothing else is said, and it exists: whoever gets NOT_FOUND gets it for a thing that is there. A link answers whoever has its secret, about the person to whom it was given.

Of all that is refused the test sees that no row of the database has changed, and that the answer tells nothing of another company; of every mutation that is answered it sees that something has changed.

${markdownTable(['outcome', 'what it means'], Object.entries(outcomes))}

### REST

${rows('route', 'the request', [...routeTable, ...faultTable].map(toRoute))}

\`/__outbox\` is there only where no mail server is set up, \`/idp\` only where no identity provider is, and \`/__faults\` only in test and development: production has none of them. With an identity provider set up, the two routes of single sign-on answer from everywhere.

### GraphQL queries

${rows('field', 'names', queryTable.map(toField))}

### GraphQL mutations

${rows('field', 'names', mutationTable.map(toField))}
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
