import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { renewalMachine } from '#machines/renewalMachine.ts';
import { sessionMachine } from '#machines/sessionMachine.ts';
import { formatPage, pageFile } from './committed.ts';
import { toMermaid } from './mermaid.ts';

/** The page with the chart drawn anew between its marks; the words around it are written by hand. */
function redraw(markdown: string, name: string, machine: AnyStateMachine): string {
  const marks = new RegExp(`(<!-- chart:${name} -->).*?(<!-- /chart -->)`, 's');
  expect(markdown).toMatch(marks);
  const drawing = `\n\n\`\`\`mermaid\n${toMermaid(machine)}\`\`\`\n\n`;
  return markdown.replace(marks, (_, start: string, end: string) => start + drawing + end);
}

it('docs/session.md draws the charts as they are', async () => {
  const file = pageFile('session.md');
  const session = redraw(readFileSync(file, 'utf8'), 'sessionMachine', sessionMachine);
  const page = redraw(session, 'renewalMachine', renewalMachine);
  await expect(await formatPage(page)).toMatchFileSnapshot(file);
});
