import * as v from 'valibot';

/** Who a mail is from, as it is shown and as it is sent. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

const form = /^(?:"?([^"<>\r\n]*?)"?\s*<([^\s<>@,;:"]+@[^\s<>@,;:"]+)>|([^\s<>@,;:"]+@[^\s<>@,;:"]+))$/;

/** `Name <name@host>` or `name@host`, in words for the setting that holds it. */
export function mailbox(name: string) {
  return v.pipe(
    v.string(),
    v.regex(form, `${name} must be an address such as Marketplace <no-reply@market.example>.`),
    v.transform((text): Mailbox => {
      const [, shown = '', named, bare] = form.exec(text) ?? [];
      return { name: shown, address: named ?? bare ?? '' };
    }),
  );
}
