import * as v from 'valibot';
import { formMessages } from './formMessages.ts';
import { limits } from './limits.ts';

/** Text without visible characters: spaces, and what Unicode draws as nothing, such as zero-width spaces. */
const unseen = /^[\s\p{Default_Ignorable_Code_Point}]+$/u;

/** Checks a required text: trimmed, of `least` to `most` characters. */
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

/** Checks a required name of any script: trimmed, up to `max` characters, without a URL, since mails show names. */
export function requiredName(label: string, max: number) {
  return v.pipe(
    requiredText(label, max),
    v.check((text) => !/:\/\/|www\./i.test(text), formMessages.notValid(label, 'name')),
  );
}

/** Checks an optional text: trimmed, up to `max` characters; null if empty. */
export function optionalText(label: string, max: number) {
  return v.pipe(
    v.nullish(v.string(), ''),
    v.trim(),
    v.maxLength(max, formMessages.tooLong(label, max)),
    v.transform((text) => text || null),
  );
}

/** Checks an optional http or https address; adds `https://` to an address without a scheme; null if empty. */
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
