import { formatDateTime } from '#domain/dateTime.ts';
import { requestStatusNames } from '#admin/requestStatus.ts';
import { useQueuedRequestsQuery, type QueuedRequestFieldsFragment } from '#graphql/adminHooks.ts';
import { AdminList } from '#admin/AdminList.tsx';
import { Chip } from '#haven/data/Chip.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { AdminSection } from '#admin/AdminSection.tsx';
import { DecisionBar } from '#admin/DecisionButtons.tsx';
import { DecisionOutcome } from '#admin/DecisionOutcome.tsx';
import { EntryLink } from '#admin/EntryLink.tsx';
import { NotedCell } from '#admin/NotedCell.tsx';
import { useAdminList, useListQueryOptions } from '#admin/useAdminList.ts';
import { formatCount } from '#haven/data/quantities.ts';
import { requestDecisionTexts, useRequestDecision } from './decisions.ts';
import { RequestDecisionDialog } from './RequestDecisionDialog.tsx';
import { RequestDetail } from './RequestDetail.tsx';
import { requestsShape, toRequestVariables, requestStatusValues } from './requestList.ts';

/** Section of the product requests of companies: the list, or one request (admin, P0-2). */
export function QueuedRequests() {
  return (
    <AdminSection list={requestsShape} renderEntry={(id) => <RequestDetail key={id} id={id} />}>
      <RequestQueue />
    </AdminSection>
  );
}

const statusOptions = requestStatusValues.map((value) => ({ value, label: requestStatusNames[value] }));

const columns: readonly DataColumn<QueuedRequestFieldsFragment>[] = [
  {
    name: 'Request',
    cell: ({ id, name, reference, isOverdue }) => (
      <NotedCell
        note={reference}
        warning={isOverdue && <Chip color="warning" label="Waiting for more than 5 business days" />}
      >
        <EntryLink list={requestsShape} id={id}>
          {name}
        </EntryLink>
      </NotedCell>
    ),
  },
  {
    name: 'Asked by',
    fit: 'words',
    cell: ({ askedBy, customerName }) => <NotedCell note={customerName}>{askedBy}</NotedCell>,
  },
  { name: 'Status', fit: 'line', cell: ({ status }) => requestStatusNames[status] },
  {
    name: 'Votes',
    fit: 'line',
    order: 'votes',
    descendsFirst: true,
    directions: ['fewest first', 'most first'],
    cell: ({ votes }) => formatCount(votes),
  },
  { name: 'Assigned to', fit: 'words', cell: ({ assigneeName }) => assigneeName ?? 'Nobody' },
  {
    name: 'Asked',
    fit: 'line',
    order: 'askedOn',
    directions: ['oldest first', 'newest first'],
    cell: ({ askedOn }) => formatDateTime(askedOn),
  },
];

function RequestQueue() {
  const answer = useQueuedRequestsQuery(useListQueryOptions(requestsShape, toRequestVariables));
  const { list, selected } = useAdminList(requestsShape, answer, ({ queuedRequests }) => queuedRequests);
  const deciding = useRequestDecision(selected, list.select, list.drop);

  return (
    <AdminList
      list={list}
      title="Product requests"
      lead="Products that companies ask the marketplace to offer. We email your decision to the person who asked."
      what="requests"
      none="Nobody has asked for a product."
      searchLabel="Search by name or reference"
      filters={[{ name: 'status', label: 'Status', options: statusOptions }]}
      columns={columns}
      notice={<DecisionOutcome outcome={deciding.outcome} what="requests" />}
      selection={{
        nameOf: ({ reference }) => reference,
        actions: (
          <DecisionBar
            words={requestDecisionTexts}
            deciding={deciding}
            none="None of these requests can be decided."
          >
            {(decision) => (
              <RequestDecisionDialog decision={decision} rows={deciding.decided} deciding={deciding} />
            )}
          </DecisionBar>
        ),
      }}
    />
  );
}
