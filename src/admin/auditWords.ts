import { lineChanges } from './lineChanges.ts';
import { auditActions } from '#domain/audit.ts';
import { formatDay } from '#domain/formatDay.ts';
import { productRequestReference } from '#domain/productRequest.ts';
import { roleNames } from '#domain/role.ts';
import type { AuditedEntity } from '#graphql/adminHooks.ts';

export const entityNames: Readonly<Record<AuditedEntity, string>> = {
  productRequest: 'Product request',
  application: 'Application',
  user: 'User',
  customer: 'Customer',
  partner: 'Partner',
  mail: 'Mail',
  categories: 'Categories',
  list: 'List',
};

const actionNames: ReadonlyMap<string, string> = new Map(Object.entries(auditActions));

/** What was done; by its name where an older entry has one that is in use no more. */
export function sayAction(action: string): string {
  return actionNames.get(action) ?? action;
}

/** Fields whose own name is no words; a published listing has the labels of its form. */
const fieldNames: ReadonlyMap<string, string> = new Map([
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

/** What a value that was changed is called. */
export function sayField(name: string): string {
  return fieldNames.get(name) ?? capitalised(name);
}

/** States whose names are not yet words. */
const stateNames: ReadonlyMap<string, string> = new Map([
  ['inReview', 'In review'],
  ['infoRequested', 'Information requested'],
]);

type Value = string | null | undefined;

/** A value of the log by the name that the log has for it, in the words of people: values are JSON. */
export function sayValue(name: string, value: Value): string {
  if (value === null || value === undefined) return 'nothing';
  const parsed: unknown = JSON.parse(value);
  if (Array.isArray(parsed)) {
    const words = name === 'roleIds' ? parsed.map((id) => roleNames[Number(id)] ?? id) : parsed;
    return words.length === 0 ? 'nothing' : words.join(', ');
  }
  const text = String(parsed);
  if (name === 'mergedIntoId') return productRequestReference(Number(text));
  if (name === 'from' || name === 'to') return formatDay(text);
  return name === 'state' || name === 'status' ? (stateNames.get(text) ?? capitalised(text)) : text;
}

/** A change in words; of texts of several lines, the lines that differ. */
export function sayChange(name: string, before: Value, after: Value): string {
  const [old, now] = [sayValue(name, before), sayValue(name, after)];
  const lines = lineChanges(old, now);
  if (!lines) return `${old} → ${now}`;
  return [...sayLines('added', lines.added), ...sayLines('removed', lines.removed)].join('; ');
}

function sayLines(what: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`${what} ${lines.map((line) => `“${line}”`).join(', ')}`];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
