import { adminEntryPath } from '#domain/adminAddress.ts';
import type { AffiliateApplicationQuery, SharedTrait } from '#graphql/adminHooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { EntryTable } from '#admin/EntryTable.tsx';
import { useAdminParams } from '#admin/useAdminParams.ts';
import { applicationList, stateNames } from './applicationList.ts';

type Detail = AffiliateApplicationQuery['affiliateApplication'];
type Duplicate = Detail['duplicates'][number];

const traits: Readonly<Record<SharedTrait, string>> = { phone: 'Phone', domain: 'Domain of the email' };

const columns: readonly DataColumn<Duplicate>[] = [
  { name: 'Name', cell: ({ userId, name }) => <Link href={adminEntryPath('users', userId)}>{name}</Link> },
  { name: 'Shares', fit: 'words', cell: ({ shares }) => shares.map((trait) => traits[trait]).join(', ') },
  { name: 'Email', cell: ({ email }) => email },
  { name: 'Phone', fit: 'line', cell: ({ phone }) => phone ?? 'None' },
  {
    name: 'Their application',
    fit: 'words',
    cell: (duplicate) => <OtherApplication duplicate={duplicate} />,
  },
];

/** Lists other accounts and applications that may belong to the same applicant. */
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

function OtherApplication({ duplicate }: { readonly duplicate: Duplicate }) {
  const { hrefOf } = useAdminParams(applicationList);
  const { applicationId, company, state } = duplicate;
  if (applicationId === null || state === null) return 'None';
  return (
    <>
      <Link href={hrefOf({ open: applicationId })}>{company}</Link>, {stateNames[state].toLowerCase()}
    </>
  );
}
