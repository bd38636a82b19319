import { formatDateTime } from '#domain/dateTime.ts';
import type { ReactNode } from 'react';
import { requestStatusNames } from '#domain/requestStatus.ts';
import { useQueuedRequestQuery, type QueuedRequestFieldsFragment } from '#graphql/adminHooks.ts';
import { Button } from '#haven/Button.tsx';
import { DecisionOutcome } from '#haven/DecisionOutcome.tsx';
import { DefinitionList } from '#haven/DefinitionList.tsx';
import { Link } from '#haven/Link.tsx';
import { RailPage } from '#haven/RailPage.tsx';
import { Region } from '#haven/Region.tsx';
import { Surface } from '#haven/Surface.tsx';
import { regionOf } from '#session/askedQuery.ts';
import { useAdminList } from '#session/useAdminList.ts';
import { useAdminQueryOptions } from '#session/useAdminQueryOptions.ts';
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
    ...useAdminQueryOptions(),
  });
  const request = asked.data?.queuedRequest;
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
            <RequestFacts request={found} />
            {renderLog(id)}
          </>
        )}
      </Region>
    </RailPage>
  );
}

function RequestFacts({ request }: { readonly request: QueuedRequestFieldsFragment }) {
  const deciding = useRequestDecision([request]);
  const { decisions, reference, status } = request;
  return (
    <>
      <DecisionOutcome outcome={deciding.outcome} what="requests" />
      <Surface className={styles['facts']}>
        <DefinitionList items={factsOf(request)} />
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
      {deciding.asked && (
        <RequestDecision decision={deciding.asked} what={reference} rows={[request]} deciding={deciding} />
      )}
    </>
  );
}

function factsOf(request: QueuedRequestFieldsFragment) {
  const contact = { EMAIL: 'by email', PHONE: 'by phone' } as const;
  const facts: readonly (readonly [term: string, description: string | null])[] = [
    ['Reference', request.reference],
    ['Status', requestStatusNames[request.status]],
    ['Reason for the status', request.statusReason],
    ['Offered by', request.partnerTitle],
    ['Merged into', request.mergedInto],
    ['Why they need it', request.reason],
    ['Category', request.category],
    ['Website', request.website],
    ['People who would use it', request.people?.toLocaleString('en-US') ?? null],
    ['Votes', request.votes.toLocaleString('en-US')],
    ['Asked by', `${request.askedBy}, ${request.customerName}`],
    ['May be contacted', request.contactBy ? contact[request.contactBy] : 'No'],
    ['Email', request.askedByEmail],
    ['Phone', request.askedByPhone],
    ['Asked', formatDateTime(request.askedOn)],
  ];
  return facts.flatMap(([term, description]) => (description === null ? [] : { term, description }));
}
