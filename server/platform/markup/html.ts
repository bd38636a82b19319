const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup to insert into HTML without escaping. */
export interface Html {
  readonly html: string;
}

type Part = string | Html | readonly Html[];

function textOf(part: Part): string {
  if (typeof part === 'string') return part.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
}

/** Makes HTML from a template literal; escapes its values, except those that are `Html`. */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: String.raw({ raw: literals }, ...parts.map(textOf)) };
}
