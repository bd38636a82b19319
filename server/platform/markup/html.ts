const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that is safe to put into HTML as it is. */
export interface Html {
  readonly html: string;
}

type Part = string | Html | readonly Html[];

function textOf(part: Part): string {
  if (typeof part === 'string') return part.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
}

/** A template whose values are shown as text, unless they are such templates themselves. */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: String.raw({ raw: literals }, ...parts.map(textOf)) };
}
