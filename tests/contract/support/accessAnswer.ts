import type { LightMyRequestResponse } from 'fastify';
import type { CallerName } from '#tests/access/callers.ts';
import { ownersOf } from './marks.ts';
import { changedTables, type RowVersions } from './rowVersions.ts';

/** A request of a caller, and what came of it. */
export interface AccessAnswer {
  readonly answer: LightMyRequestResponse;
  readonly caller: CallerName;
  /** The company of the caller. */
  readonly companyId: number | null;
  readonly before: RowVersions;
  readonly after: RowVersions;
  /** Whether it is to change something: null where it may or may not. */
  readonly isToChange: boolean | null;
  /** Whether the caller may be answered with, and change, what is other companies'. */
  readonly isForAll: boolean;
}

/** What came of it in the words of the tables; in further words where it is none of what they can say. */
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
    for (const name of owners) faults.push(`with what is of ${name}`);
    if (mayChange) faults.push(...changesElsewhere(given));
  }
  return [code ?? answered(answer, isOwn, isForAll), ...faults].join(' ');
}

function answered(answer: LightMyRequestResponse, isOwn: boolean, isForAll: boolean): string {
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

/** The code of a refusal; null for an answer. */
function codeOf(answer: LightMyRequestResponse): string | null {
  const { errors = [], error } = bodyOf(answer);
  const [first] = errors;
  if (first) return first.extensions.code;
  if (answer.statusCode < 400) return null;
  return error?.code ?? (answer.statusCode === 404 ? 'NOT_FOUND' : 'refused');
}

/** Whether the one field that was asked for is null. */
function isNothing(answer: LightMyRequestResponse): boolean {
  const { data } = bodyOf(answer);
  return data ? Object.values(data).every((value) => value === null) : false;
}
