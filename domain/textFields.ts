import * as v from 'valibot';
import { formMessages } from './formMessages.ts';
import { limits } from './limits.ts';

/** Invisible text: spaces, and characters that Unicode draws as nothing, such as zero-width spaces. */
const unseen = /^[\s\p{Default_Ignorable_Code_Point}]+$/u;

/** A required text: trimmed, of `least` to `most` characters. */
export function requiredText(label: string, most: number, least = 1) {
  const wrongLength =
    least > 1 ? formMessages.wrongLength(label, least, most) : formMessages.tooLong(label, most);
  return v.pipe(
    v.optional(v.string(formMessages.required(label)), ''),
    v.check((text) => !unseen.test(text), formMessages.blank(label)),
    v.trim(),
    v.nonEmpty(formMessages.required(label)),
    v.minLength(least, wrongLength),
    v.maxLength(most, wrongLength),
  );
}

/** A required name of any script: trimmed, up to `max` characters. Mails hold names, so none may be an address. */
export function requiredName(label: string, max: number) {
  return v.pipe(
    requiredText(label, max),
    v.check((text) => !/:\/\/|www\./i.test(text), formMessages.notValid(label, 'name')),
  );
}

/** An optional text; null if empty. */
export function optionalText(label: string, max: number) {
  return v.pipe(
    v.nullish(v.string(), ''),
    v.trim(),
    v.maxLength(max, formMessages.tooLong(label, max)),
    v.transform((text) => text || null),
  );
}

/** An optional web address; without a scheme it becomes an https one. */
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
