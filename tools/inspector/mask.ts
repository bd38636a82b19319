import { closedNumbers, openNumbers, openPaths, openTexts } from './openKeys.ts';

/** What is left of a value once nobody can be told by it: plain data, ready to be posted and shown. */
export type Masked =
  string | number | boolean | null | readonly Masked[] | { readonly [key: string]: Masked };

/** How many values of one event or context are told; a list of a thousand partners says no more than its beginning. */
const mostValues = 200;
const mostOfList = 20;
const deepest = 8;

/** As the code names what objects hold. */
const codeName = /^[a-z][A-Za-z]{0,29}$/;
/** Segments of the product's own addresses: `/partner/rapid-pass`. */
const ownPath = /^(?:\/[a-z][a-z-]{0,39})*\/?$/i;

/**
 * A copy of a value without what is somebody's: texts are shown under the names in `openKeys.ts` alone, and only
 * where they look like words of the code; of everything else only that it is there, since the length of a password says something of it. Works on allow-lists, so
 * what a chart learns to hold tomorrow is masked until somebody opens it.
 */
export function mask(value: unknown): Masked {
  let values = 0;

  function copy(each: unknown, key: string, depth: number): Masked {
    values += 1;
    if (values > mostValues || depth > deepest) return '…';
    if (each === null || typeof each === 'boolean') return each;
    if (typeof each === 'string') return maskText(each, key);
    if (typeof each === 'number') return maskNumber(each, key);
    return typeof each === 'object' ? copyObject(each, key, depth) : `(${typeof each})`;
  }

  function copyObject(each: object, key: string, depth: number): Masked {
    if (Array.isArray(each)) {
      const shown = each.slice(0, mostOfList).map((one: unknown) => copy(one, key, depth + 1));
      return each.length > mostOfList ? [...shown, `… and ${each.length - mostOfList} more`] : shown;
    }
    const kind = kindOf(each);
    if (kind !== null) return kind;
    const copied: Record<string, Masked> = {};
    const entries = each instanceof Error ? entriesOfError(each) : Object.entries(each);
    for (const [name, inner] of entries) {
      if (inner === undefined) continue;
      if (values > mostValues) break;
      copied[maskName(name, copied)] = copy(inner, name, depth + 1);
    }
    return copied;
  }

  return copy(value, '', 0);
}

export function maskText(text: string, key: string): string {
  if (text === '') return text;
  if (openTexts.get(key)?.test(text)) return text;
  const [path = ''] = text.split(/[?#]/, 1);
  if (openPaths.has(key) && ownPath.test(path)) return path;
  return '••••';
}

function maskNumber(number: number, key: string): number | string {
  if (openNumbers.has(key)) return number;
  return closedNumbers.test(key) || Math.abs(number) >= 100_000 ? '••••' : number;
}

/** Names are the code's, but for tables that are kept by something else: by an address, or a title. */
function maskName(name: string, taken: object): string {
  return codeName.test(name) ? name : `•••• ${Object.keys(taken).length + 1}`;
}

/** The message is left to be masked; the name may be anything that the thrower liked. */
function entriesOfError(error: Error): [string, unknown][] {
  return [['message', error.message], ...Object.entries(error).filter(([name]) => name !== 'message')];
}

/** What is no plain data, by its kind alone: null where there is more to look at. */
function kindOf(each: object): string | null {
  if ('sessionId' in each && 'send' in each) return '(actor)';
  if ('transition' in each && 'getInitialSnapshot' in each) return '(chart)';
  if (each instanceof Error) return null;
  const prototype: unknown = Object.getPrototypeOf(each);
  return prototype === null || prototype === Object.prototype ? null : '(object)';
}
