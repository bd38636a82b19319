import { formatDateTime } from '#domain/dateTime.ts';
import type { ReactNode } from 'react';
import { requestStatusNames } from '#domain/requestStatus.ts';
import {
  useQueuedRequestQuery,
  type QueuedRequestFieldsFragment,
  type QueuedRequestQuery,
} from '#graphql/adminHooks.ts';
import { Button } from '#haven/Button.tsx';
import { DecisionOutcome } from '#haven/DecisionOutcome.tsx';
import { DefinitionList, type Definition } from '#haven/DefinitionList.tsx';
import { Link } from '#haven/Link.tsx';
import { RailPage } from '#haven/RailPage.tsx';
import { Region } from '#haven/Region.tsx';
import { Surface } from '#haven/Surface.tsx';
import { keptOf, regionOf } from '#session/askedQuery.ts';
import { useAdminList } from '#admin/useAdminList.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { decisionWords } from './decisions.ts';
import { RequestDecision } from './RequestDecision.tsx';
import styles from './RequestDetail.module.css';
import { RequestHandling } from './RequestHandling.tsx';
import { requestList } from './requestList.ts';
import { useRequestDecision } from './useRequestDecision.ts';

interface RequestDetailProps {
  readonly id: string;
  /** What was done with a request of this id. */
  readonly renderLog: (id: string) => ReactNode;
}

/** A request with all that decides about it, and the ways to decide. */
export function RequestDetail({ id, renderLog }: RequestDetailProps) {
  const { hrefOf } = useAdminList(requestList);
  const asked = useQueuedRequestQuery({
    variables: { id },
    ...adminQueryOptions,
  });
  const request = keptOf(asked)?.queuedRequest;
  const merged = keptOf(asked)?.merged;
  const wayBack = (
    <Link variant="action" href={hrefOf({ open: null })}>
      All requests
    </Link>
  );
  return (
    <RailPage title={request?.name ?? 'Product request'} lead={wayBack}>
      <Region what="the request" data={request} {...regionOf(asked)} wayBack={wayBack}>
        {(found) => (
          <>
            <RequestFacts request={found} merged={merged} />
            {renderLog(id)}
          </>
        )}
      </Region>
    </RailPage>
  );
}

interface RequestFactsProps {
  readonly request: QueuedRequestFieldsFragment;
  /** What was merged into it. */
  readonly merged: QueuedRequestQuery['merged'] | undefined;
}

function RequestFacts({ request, merged }: RequestFactsProps) {
  const deciding = useRequestDecision([request]);
  const { decisions, status } = request;
  return (
    <>
      <DecisionOutcome outcome={deciding.outcome} what="requests" />
      <Surface className={styles['facts']}>
        <DefinitionList inColumns items={factsOf(request, merged)} />
        <div className={styles['decisions']}>
          {decisions.length === 0
            ? `It is ${requestStatusNames[status].toLowerCase()}: nothing more can be decided.`
            : decisions.map((decision) => (
                <Button
                  key={decision}
                  variant={decision === 'DECLINE' || decision === 'MERGE' ? 'outline' : 'tonal'}
                  onClick={() => deciding.ask(decision)}
                >
                  {decisionWords[decision].name}
                </Button>
              ))}
        </div>
      </Surface>
      <RequestHandling request={request} />
      {deciding.asked && <RequestDecision decision={deciding.asked} rows={[request]} deciding={deciding} />}
    </>
  );
}

function factsOf(request: QueuedRequestFieldsFragment, merged: RequestFactsProps['merged']) {
  const contact = { EMAIL: 'by email', PHONE: 'by phone' } as const;
  const facts: readonly Definition[] = [
    { term: 'Reference', description: request.reference },
    { term: 'Status', description: requestStatusNames[request.status] },
    { term: 'Reason for the status', description: request.statusReason, isLong: true },
    { term: 'Offered by', description: request.partnerTitle },
    {
      term: 'Merged into',
      description: request.mergedIntoId && (
        <RequestLink id={request.mergedIntoId} reference={request.mergedInto} />
      ),
    },
    {
      term: 'Merged into this one',
      description: merged && merged.total > 0 ? <MergedRequests merged={merged} /> : null,
      isLong: true,
    },
    { term: 'Why they need it', description: request.reason, isLong: true },
    { term: 'Category', description: request.category },
    { term: 'Website', description: request.website },
    { term: 'People who would use it', description: request.people?.toLocaleString('en-US') ?? null },
    { term: 'Votes', description: request.votes.toLocaleString('en-US') },
    { term: 'Asked by', description: `${request.askedBy}, ${request.customerName}` },
    { term: 'May be contacted', description: request.contactBy ? contact[request.contactBy] : 'No' },
    { term: 'Email', description: request.askedByEmail },
    { term: 'Phone', description: request.askedByPhone },
    { term: 'Asked', description: formatDateTime(request.askedOn) },
  ];
  return facts.filter(({ description }) => description !== null);
}

/** Who asked for the same, and by which requests. */
function MergedRequests({ merged }: { readonly merged: QueuedRequestQuery['merged'] }) {
  const { rows, total } = merged;
  return (
    <>
      <ul>
        {rows.map(({ id, reference, askedBy, customerName }) => (
          <li key={id}>
            <RequestLink id={id} reference={reference} />: {askedBy}, {customerName}
          </li>
        ))}
      </ul>
      {rows.length < total && `The first ${rows.length} of ${total.toLocaleString('en-US')}.`}
    </>
  );
}

interface RequestLinkProps {
  readonly id: string;
  readonly reference: ReactNode;
}

function RequestLink({ id, reference }: RequestLinkProps) {
  const { hrefOf } = useAdminList(requestList);
  return <Link href={hrefOf({ open: id })}>{reference}</Link>;
}
