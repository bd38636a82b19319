/** Text that is HTML already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** HTML with values in it; what is no `Html` itself is shown as the text that it is. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (Html | readonly Html[] | string)[]
): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(toText)));
}

function toText(value: Html | readonly Html[] | string): string {
  if (value instanceof Html) return value.text;
  return typeof value === 'string' ? escape(value) : value.map(({ text }) => text).join('');
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
