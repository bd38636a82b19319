import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { toMermaid } from '#charts/mermaid.ts';

/** Replaces the drawing of a chart between its marks in a page; the text around it is written by hand. */
export function redraw(markdown: string, name: string, machine: AnyStateMachine): string {
  const marks = new RegExp(`(<!-- chart:${name} -->).*?(<!-- /chart -->)`, 's');
  expect(markdown).toMatch(marks);
  const drawing = `\n\n\`\`\`mermaid\n${toMermaid(machine)}\`\`\`\n\n`;
  return markdown.replace(marks, (_, start: string, end: string) => start + drawing + end);
}
