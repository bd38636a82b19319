import { maskedNumbers, unmaskedNumbers, unmaskedAddressFields, unmaskedTexts } from './openKeys.ts';

/** A masked copy of a value: plain data without personal data, which can be posted and shown. */
export type MaskedValue =
  | string
  | number
  | boolean
  | null
  | readonly MaskedValue[]
  | { readonly [key: string]: MaskedValue };

/** Limits of a masked copy: number of values, entries of a list, and depth. */
const maxValues = 200;
const maxEntries = 20;
const maxDepth = 8;

/** The name of a field in the code. */
const codeName = /^[a-z][A-Za-z]{0,29}$/;
/** The path of a page of the product: `/partner/rapid-pass`. */
const ownPath = /^(?:\/[a-z][a-z-]{0,39})*\/?$/i;

/**
 * Copies a value without personal data. A text is kept only if `openKeys.ts` lists the name of its field, and if it
 * looks like a word of the code or a path of the product. Every other text becomes the same number of dots, since even
 * the length of a password is a secret. New fields of a chart are masked until `openKeys.ts` lists them.
 */
export function mask(value: unknown): MaskedValue {
  let values = 0;

  function copy(each: unknown, key: string, depth: number): MaskedValue {
    values += 1;
    if (values > maxValues || depth > maxDepth) return '…';
    if (each === null || typeof each === 'boolean') return each;
    if (typeof each === 'string') return maskText(each, key);
    if (typeof each === 'number') return maskNumber(each, key);
    return typeof each === 'object' ? copyObject(each, key, depth) : `(${typeof each})`;
  }

  function copyObject(each: object, key: string, depth: number): MaskedValue {
    if (Array.isArray(each)) {
      const shown = each.slice(0, maxEntries).map((one: unknown) => copy(one, key, depth + 1));
      return each.length > maxEntries ? [...shown, `… and ${each.length - maxEntries} more`] : shown;
    }
    const kind = kindOf(each);
    if (kind !== null) return kind;
    const copied: Record<string, MaskedValue> = {};
    const entries = each instanceof Error ? entriesOfError(each) : Object.entries(each);
    for (const [name, inner] of entries) {
      if (inner === undefined) continue;
      if (values > maxValues) break;
      copied[maskName(name, copied)] = copy(inner, name, depth + 1);
    }
    return copied;
  }

  return copy(value, '', 0);
}

export function maskText(text: string, key: string): string {
  if (text === '') return text;
  if (unmaskedTexts.get(key)?.test(text)) return text;
  const [path = ''] = text.split(/[?#]/, 1);
  if (unmaskedAddressFields.has(key) && ownPath.test(path)) return path;
  return '••••';
}

function maskNumber(number: number, key: string): number | string {
  if (unmaskedNumbers.has(key)) return number;
  return maskedNumbers.test(key) || Math.abs(number) >= 100_000 ? '••••' : number;
}

/** Masks a key that is not the name of a field in the code, such as an address or a title. */
function maskName(name: string, taken: object): string {
  return codeName.test(name) ? name : `•••• ${Object.keys(taken).length + 1}`;
}

/** Lists the fields of an error except its name, which may be any text. */
function entriesOfError(error: Error): [string, unknown][] {
  return [['message', error.message], ...Object.entries(error).filter(([name]) => name !== 'message')];
}

/** Returns the kind of an object that is not plain data; null for plain data and for errors. */
function kindOf(each: object): string | null {
  if ('sessionId' in each && 'send' in each) return '(actor)';
  if ('transition' in each && 'getInitialSnapshot' in each) return '(chart)';
  if (each instanceof Error) return null;
  const prototype: unknown = Object.getPrototypeOf(each);
  return prototype === null || prototype === Object.prototype ? null : '(object)';
}
