import Alert from '@mui/material/Alert';
import { useRef, useState } from 'react';
import { customerUsersPath } from '#domain/adminAddress.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import { useAdminCustomerQuery, type AdminCustomerQuery } from '#graphql/adminHooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { keptData } from '#session/queryState.ts';
import { EntityLog } from '#admin/EntityLog.tsx';
import { EntryFacts } from '#admin/EntryFacts.tsx';
import { EntryPage } from '#admin/EntryPage.tsx';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { formatCount } from '#haven/data/quantities.ts';
import { customersShape } from './customerList.ts';
import { CustomerTables } from './CustomerTables.tsx';
import { Entitlements } from './Entitlements.tsx';
import { InviteUserForm } from './InviteUserForm.tsx';

type Detail = AdminCustomerQuery['adminCustomer'];

export function CustomerDetail({ id }: { readonly id: string }) {
  const asked = useAdminCustomerQuery({ variables: { id }, ...adminQueryOptions });
  const detail = keptData(asked)?.adminCustomer;
  return (
    <EntryPage
      list={customersShape}
      wayBack="All customers"
      what="the customer"
      title={detail?.customer.name ?? 'Customer'}
      data={detail}
      asked={asked}
    >
      {(found) => (
        <>
          <CustomerFacts detail={found} />
          <Entitlements customer={found.customer} entitlements={found.entitlements} />
          <CustomerTables detail={found} />
          <EntityLog entity="customer" entityId={id} />
        </>
      )}
    </EntryPage>
  );
}

function CustomerFacts({ detail }: { readonly detail: Detail }) {
  const [isInviting, setInviting] = useState(false);
  const [invited, setInvited] = useState<string | null>(null);
  const opener = useRef<HTMLElement>(null);
  const { id, name } = detail.customer;

  // The form disappears with the focus, so the button that opened it takes the focus.
  function close(): void {
    opener.current?.focus();
    setInviting(false);
  }

  return (
    <>
      <output>{invited !== null && <Alert severity="success">{invited} is invited.</Alert>}</output>
      <EntryFacts
        items={factsOf(detail)}
        actions={
          <>
            <Link variant="action" href={customerUsersPath(id)}>
              Users of {name}
            </Link>
            <Button
              ref={opener}
              color="tonal"
              aria-expanded={isInviting}
              onClick={() => {
                setInvited(null);
                setInviting(!isInviting);
              }}
            >
              Invite somebody
            </Button>
          </>
        }
      />
      {isInviting && (
        <InviteUserForm
          customerId={id}
          onCancel={close}
          onInvited={(email) => {
            setInvited(email);
            close();
          }}
        />
      )}
    </>
  );
}

function factsOf({ customer, team }: Detail) {
  const { typeName, source, partners, createdOn } = customer;
  return [
    { term: 'Type', description: typeName ?? 'Not provided' },
    {
      term: 'Referred by',
      description: source?.name ? `${source.name}, ${source.typeName ?? 'unknown'}` : 'No referral',
    },
    { term: 'Created', description: formatDateTime(createdOn) },
    {
      term: 'Team',
      description: `${formatCount(team.active)} active, ${formatCount(team.invited)} invited, ${formatCount(team.deactivated)} deactivated`,
    },
    { term: 'Partners', description: formatCount(partners) },
  ];
}
