import { diffLines } from './diffLines.ts';
import { auditActions } from '#domain/audit.ts';
import { formatDay } from '#domain/formatDay.ts';
import { productRequestReference } from '#domain/productRequest.ts';
import { roleNames } from '#domain/role.ts';
import type { AuditedEntity } from '#graphql/adminHooks.ts';

export const entityLabels: Readonly<Record<AuditedEntity, string>> = {
  productRequest: 'Product request',
  application: 'Application',
  user: 'User',
  customer: 'Customer',
  partner: 'Partner',
  mail: 'Mail',
  categories: 'Categories',
  list: 'List',
};

const actionNames = new Map<string, string>(Object.entries(auditActions));

/** Returns the phrase for an action of the audit log; the action itself if it is no longer in use. */
export function describeAction(action: string): string {
  return actionNames.get(action) ?? action;
}

/** Labels of logged fields whose names are not readable; entries about a listing are logged with form labels. */
const fieldNames = new Map([
  ['stateReason', 'Reason for the state'],
  ['partnerId', 'Partner'],
  ['mergedIntoId', 'Merged into'],
  ['assigneeId', 'Assigned to'],
  ['invitedById', 'Invited by'],
  ['invitationEnds', 'Invitation ends'],
  ['customerId', 'Customer'],
  ['failedLogIns', 'Failed logins'],
  ['denied', 'Switched off'],
  ['actorId', 'By user'],
  ['entityId', 'Of what'],
  ['isDrafted', 'With a draft'],
  ['roleIds', 'Roles'],
  ['categoryId', 'Category'],
]);

export function describeField(name: string): string {
  return fieldNames.get(name) ?? capitalize(name);
}

const stateNames = new Map([
  ['inReview', 'In review'],
  ['infoRequested', 'Information requested'],
]);

/** Describes the value (JSON) of a field in a log entry; null and an empty array are "nothing". */
export function describeValue(name: string, value: string | null): string {
  if (value === null) return 'nothing';
  const parsed: unknown = JSON.parse(value);
  if (Array.isArray(parsed)) {
    const words = name === 'roleIds' ? parsed.map((id) => roleNames[Number(id)] ?? id) : parsed;
    return words.length === 0 ? 'nothing' : words.join(', ');
  }
  const text = String(parsed);
  if (name === 'mergedIntoId') return productRequestReference(Number(text));
  if (name === 'from' || name === 'to') return formatDay(text);
  return name === 'state' || name === 'status' ? (stateNames.get(text) ?? capitalize(text)) : text;
}

/** Describes the change of a field as "old → new"; of multi-line texts, the lines that were added and removed. */
export function describeChange(name: string, before: string | null, after: string | null): string {
  const [old, now] = [describeValue(name, before), describeValue(name, after)];
  const lines = diffLines(old, now);
  if (!lines) return `${old} → ${now}`;
  return (['added', 'removed'] as const)
    .filter((kind) => lines[kind].length > 0)
    .map((kind) => `${kind} ${lines[kind].map((line) => `“${line}”`).join(', ')}`)
    .join('; ');
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
