import { formatDateTime } from '#domain/dateTime.ts';
import { requestStatusNames } from '#admin/requestStatus.ts';
import {
  useQueuedRequestQuery,
  type QueuedRequestFieldsFragment,
  type QueuedRequestQuery,
} from '#graphql/adminHooks.ts';
import { keptData } from '#session/queryState.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { DecisionButtons } from '#admin/DecisionButtons.tsx';
import { DecisionOutcome } from '#admin/DecisionOutcome.tsx';
import { EntityLog } from '#admin/EntityLog.tsx';
import { EntryFacts } from '#admin/EntryFacts.tsx';
import { EntryLink } from '#admin/EntryLink.tsx';
import { EntryPage } from '#admin/EntryPage.tsx';
import { formatCount } from '#haven/data/quantities.ts';
import { requestDecisionTexts, useRequestDecision } from './decisions.ts';
import { RequestDecisionDialog } from './RequestDecisionDialog.tsx';
import { RequestHandlingForm } from './RequestHandlingForm.tsx';
import { requestsShape } from './requestList.ts';

export function RequestDetail({ id }: { readonly id: string }) {
  const asked = useQueuedRequestQuery({ variables: { id }, ...adminQueryOptions });
  const { queuedRequest: request, merged } = keptData(asked) ?? {};
  return (
    <EntryPage
      list={requestsShape}
      wayBack="All requests"
      what="the request"
      title={request?.name ?? 'Product request'}
      data={request}
      asked={asked}
    >
      {(found) => (
        <>
          <RequestFacts request={found} merged={merged} />
          <EntityLog entity="productRequest" entityId={id} />
        </>
      )}
    </EntryPage>
  );
}

interface RequestFactsProps {
  readonly request: QueuedRequestFieldsFragment;
  readonly merged: QueuedRequestQuery['merged'] | undefined;
}

function RequestFacts({ request, merged }: RequestFactsProps) {
  const deciding = useRequestDecision([request]);
  return (
    <>
      <DecisionOutcome outcome={deciding.outcome} what="requests" />
      <EntryFacts
        items={factsOf({ request, merged })}
        actions={
          <>
            {deciding.possible.length === 0 &&
              `It is ${requestStatusNames[request.status].toLowerCase()}: nothing more can be decided.`}
            <DecisionButtons words={requestDecisionTexts} deciding={deciding} />
          </>
        }
      />
      <RequestHandlingForm request={request} />
      {deciding.asked && (
        <RequestDecisionDialog decision={deciding.asked} rows={[request]} deciding={deciding} />
      )}
    </>
  );
}

function factsOf({ request, merged }: RequestFactsProps) {
  const contact = { EMAIL: 'by email', PHONE: 'by phone' } as const;
  return [
    { term: 'Reference', description: request.reference },
    { term: 'Status', description: requestStatusNames[request.status] },
    { term: 'Reason for the status', description: request.statusReason, isLong: true },
    { term: 'Offered by', description: request.partnerTitle },
    {
      term: 'Merged into',
      description: request.mergedIntoId && (
        <EntryLink list={requestsShape} id={request.mergedIntoId}>
          {request.mergedInto}
        </EntryLink>
      ),
    },
    {
      term: 'Merged into this one',
      description: merged && merged.total > 0 && <MergedRequests merged={merged} />,
      isLong: true,
    },
    { term: 'Why they need it', description: request.reason, isLong: true },
    { term: 'Category', description: request.category },
    { term: 'Website', description: request.website },
    { term: 'People who would use it', description: request.people && formatCount(request.people) },
    { term: 'Votes', description: formatCount(request.votes) },
    { term: 'Asked by', description: `${request.askedBy}, ${request.customerName}` },
    { term: 'May be contacted', description: request.contactBy ? contact[request.contactBy] : 'No' },
    { term: 'Email', description: request.askedByEmail },
    { term: 'Phone', description: request.askedByPhone },
    { term: 'Asked', description: formatDateTime(request.askedOn) },
  ];
}

function MergedRequests({ merged }: { readonly merged: QueuedRequestQuery['merged'] }) {
  const { rows, total } = merged;
  return (
    <>
      <ul>
        {rows.map(({ id, reference, askedBy, customerName }) => (
          <li key={id}>
            <EntryLink list={requestsShape} id={id}>
              {reference}
            </EntryLink>
            : {askedBy}, {customerName}
          </li>
        ))}
      </ul>
      {rows.length < total && `The first ${rows.length} of ${formatCount(total)}.`}
    </>
  );
}
