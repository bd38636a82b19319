import { useRef, useState, type ReactNode } from 'react';
import { usersOfCustomer } from '#domain/adminAddress.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import { useAdminCustomerQuery, type AdminCustomerQuery } from '#graphql/adminHooks.ts';
import { Banner } from '#haven/Banner.tsx';
import { Button } from '#haven/Button.tsx';
import { DefinitionList } from '#haven/DefinitionList.tsx';
import { Link } from '#haven/Link.tsx';
import { RailPage } from '#haven/RailPage.tsx';
import { Region } from '#haven/Region.tsx';
import { Surface } from '#haven/Surface.tsx';
import { keptOf, regionOf } from '#session/askedQuery.ts';
import { useAdminList } from '#admin/useAdminList.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import styles from './CustomerDetail.module.css';
import { customerList } from './customerList.ts';
import { CustomerMatters } from './CustomerMatters.tsx';
import { Entitlements } from './Entitlements.tsx';
import { InviteUser } from './InviteUser.tsx';

type Detail = AdminCustomerQuery['adminCustomer'];

interface CustomerDetailProps {
  readonly id: string;
  /** What was done with a customer of this id. */
  readonly renderLog: (id: string) => ReactNode;
}

/** A customer with all that is known of it, the partners that it has, and the way to add people to it. */
export function CustomerDetail({ id, renderLog }: CustomerDetailProps) {
  const { hrefOf } = useAdminList(customerList);
  const asked = useAdminCustomerQuery({
    variables: { id },
    ...adminQueryOptions,
  });
  const detail = keptOf(asked)?.adminCustomer;
  const wayBack = (
    <Link variant="action" href={hrefOf({ open: null })}>
      All customers
    </Link>
  );
  return (
    <RailPage title={detail?.customer.name ?? 'Customer'} lead={wayBack}>
      <Region what="the customer" data={detail} {...regionOf(asked)} wayBack={wayBack}>
        {(found) => (
          <>
            <CustomerFacts detail={found} />
            <Entitlements customer={found.customer} entitlements={found.entitlements} />
            <CustomerMatters detail={found} />
            {renderLog(id)}
          </>
        )}
      </Region>
    </RailPage>
  );
}

function CustomerFacts({ detail }: { readonly detail: Detail }) {
  const [isInviting, setInviting] = useState(false);
  const [invited, setInvited] = useState<string | null>(null);
  const opener = useRef<HTMLElement>(null);
  const { id, name } = detail.customer;

  /** What has the focus is about to go. */
  function close(): void {
    opener.current?.focus();
    setInviting(false);
  }

  return (
    <>
      <output>{invited !== null && <Banner tone="success">{invited} is invited.</Banner>}</output>
      <Surface className={styles['facts']}>
        <DefinitionList inColumns items={factsOf(detail)} />
        <div className={styles['actions']}>
          <Link variant="action" href={usersOfCustomer(id)}>
            Users of {name}
          </Link>
          <Button
            ref={opener}
            variant="tonal"
            aria-expanded={isInviting}
            onClick={() => {
              setInvited(null);
              setInviting(!isInviting);
            }}
          >
            Invite somebody
          </Button>
        </div>
      </Surface>
      {isInviting && (
        <InviteUser
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
      description: `${team.active.toLocaleString('en-US')} active, ${team.invited.toLocaleString('en-US')} invited, ${team.deactivated.toLocaleString('en-US')} deactivated`,
    },
    { term: 'Partners', description: partners.toLocaleString('en-US') },
  ];
}
