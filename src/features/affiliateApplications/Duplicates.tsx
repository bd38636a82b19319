import { adminEntryPath } from '#domain/adminAddress.ts';
import type { AffiliateApplicationQuery, SharedTrait } from '#graphql/adminHooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { EntryLink } from '#admin/EntryLink.tsx';
import { EntryTable } from '#admin/EntryTable.tsx';
import { applicationsShape, applicationStateNames } from './applicationList.ts';

type Detail = AffiliateApplicationQuery['affiliateApplication'];

const traits: Readonly<Record<SharedTrait, string>> = { phone: 'Phone', domain: 'Domain of the email' };

const columns: readonly DataColumn<Detail['duplicates'][number]>[] = [
  { name: 'Name', cell: ({ userId, name }) => <Link href={adminEntryPath('users', userId)}>{name}</Link> },
  { name: 'Shares', fit: 'words', cell: ({ shares }) => shares.map((trait) => traits[trait]).join(', ') },
  { name: 'Email', cell: ({ email }) => email },
  { name: 'Phone', fit: 'line', cell: ({ phone }) => phone ?? 'None' },
  {
    name: 'Their application',
    fit: 'words',
    cell: ({ applicationId, company, state }) =>
      applicationId === null || state === null ? (
        'None'
      ) : (
        <>
          <EntryLink list={applicationsShape} id={applicationId}>
            {company}
          </EntryLink>
          , {applicationStateNames[state].toLowerCase()}
        </>
      ),
  },
];

/** Table of other people, with their applications, who have the applicant's phone number or email domain. */
export function Duplicates({ duplicates }: Pick<Detail, 'duplicates'>) {
  return (
    <EntryTable
      title="Possible duplicates"
      none="Nobody else has the same phone, or an address of the same company."
      rows={duplicates}
      keyOf={({ userId }) => userId}
      columns={columns}
    />
  );
}
