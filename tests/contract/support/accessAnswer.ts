import type { LightMyRequestResponse } from 'fastify';
import type { CallerName } from '#tests/access/callers.ts';
import { ownersOf } from './marks.ts';
import { changedTables, type RowVersions } from './rowVersions.ts';

/** A response to a caller, with the rows before and after it. */
export interface AccessAnswer {
  readonly answer: LightMyRequestResponse;
  readonly caller: CallerName;
  /** The company of the caller. */
  readonly companyId: number | null;
  readonly before: RowVersions;
  readonly after: RowVersions;
  /** Whether the request has to change something; null if it may. */
  readonly isToChange: boolean | null;
  /** Whether the caller may read and change data of other companies. */
  readonly isForAll: boolean;
}

/** Outcome in the words of the tables, followed by the faults that they have no words for. */
export function outcomeOf(given: AccessAnswer): string {
  const { answer, caller, before, after, isToChange, isForAll } = given;
  const code = codeOf(answer);
  const changed = changedTables(before.all, after.all);
  const owners = ownersOf(answer.body, caller);
  const isOwn = owners.delete('own');
  const faults: string[] = [];
  const mayChange = code === null && isToChange !== false;
  if (!mayChange && changed.length > 0) faults.push(`and changed ${changed.join(', ')}`);
  if (mayChange && isToChange === true && changed.length === 0) faults.push('and changed nothing');
  if (!isForAll || code !== null) {
    for (const name of owners) faults.push(`with data of ${name}`);
    if (mayChange) faults.push(...changesElsewhere(given));
  }
  return [code ?? describeSuccess(answer, isOwn, isForAll), ...faults].join(' ');
}

function describeSuccess(answer: LightMyRequestResponse, isOwn: boolean, isForAll: boolean): string {
  if (isNothing(answer)) return 'answers nothing';
  if (isForAll) return 'answers all';
  return isOwn ? 'answers own' : 'answers';
}

function changesElsewhere({ companyId, before, after }: AccessAnswer): string[] {
  return [...after.ofCompanies]
    .filter(([id]) => id !== companyId)
    .map(([id, versions]) => [id, changedTables(before.ofCompanies.get(id), versions)] as const)
    .filter(([, changed]) => changed.length > 0)
    .map(([id, changed]) => `and changed ${changed.join(', ')} of company ${id}`);
}

interface Body {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
  readonly error?: { readonly code?: string };
}

function bodyOf(answer: LightMyRequestResponse): Body {
  const isJson = String(answer.headers['content-type']).includes('json');
  return isJson ? (answer.json<Body | null>() ?? {}) : {};
}

/** Code of a refusal; null for a success. */
function codeOf(answer: LightMyRequestResponse): string | null {
  const { errors = [], error } = bodyOf(answer);
  const [first] = errors;
  if (first) return first.extensions.code;
  if (answer.statusCode < 400) return null;
  return error?.code ?? (answer.statusCode === 404 ? 'NOT_FOUND' : 'refused');
}

/** Whether the one requested field is null. */
function isNothing(answer: LightMyRequestResponse): boolean {
  const { data } = bodyOf(answer);
  return data ? Object.values(data).every((value) => value === null) : false;
}
