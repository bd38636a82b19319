import * as v from 'valibot';
import { formMessages } from './formMessages.ts';
import { limits } from './limits.ts';

/** Text that must be there: trimmed, up to `max` characters. */
export function requiredText(label: string, max: number) {
  return v.pipe(
    v.optional(v.string(formMessages.required(label)), ''),
    v.check((text) => text === '' || text.trim() !== '', formMessages.blank(label)),
    v.trim(),
    v.nonEmpty(formMessages.required(label)),
    v.maxLength(max, formMessages.tooLong(label, max)),
  );
}

/** A name of any script that must be there: trimmed, up to `max` characters. Names are mailed, so none is an address. */
export function requiredName(label: string, max: number) {
  return v.pipe(
    requiredText(label, max),
    v.check((text) => !/:\/\/|www\./i.test(text), formMessages.notValid(label, 'name')),
  );
}

/** Text where it may be left out; null then. */
export function optionalText(label: string, max: number) {
  return v.pipe(
    v.nullish(v.string(), ''),
    v.trim(),
    v.maxLength(max, formMessages.tooLong(label, max)),
    v.transform((text) => text || null),
  );
}

/** A web address; without a scheme it is taken for an https one. */
export function optionalUrl(label: string) {
  return v.pipe(
    optionalText(label, limits.urlLength),
    v.transform((text) => (text === null || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`)),
    v.check(
      (text) => text === null || (/^https?:\/\/[^\s/]+\.[^\s/]{2,}/i.test(text) && URL.canParse(text)),
      formMessages.notValid(label, 'url'),
    ),
  );
}
