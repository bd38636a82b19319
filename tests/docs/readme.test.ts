import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const readme = readFileSync('README.md', 'utf8');

/** Arrows of the drawing, as pairs of box names. */
function readArrows(): [from: string, to: string][] {
  const [, drawing = ''] = /```mermaid\n(.*?)```/s.exec(readme) ?? [];
  return drawing.split('\n').flatMap((line) => {
    const boxes = line.split('-->').map((box) => box.trim().replace(/\[.*\]$/, ''));
    return boxes.slice(1).map((to, index): [string, string] => [boxes[index] ?? '', to]);
  });
}

/** True for `modules` and `platform`, the folders of the server. */
const isOfServer = (box: string) => box === 'modules' || box === 'platform';

/** Beginning of an import path that leads to a box. */
const aliasOf = (box: string) => (isOfServer(box) ? `'#server/${box}/` : `'#${box}/`);

/** Code of a box without tests. */
function codeOf(box: string): string {
  const folder = ['machines', 'domain'].includes(box) ? box : `${isOfServer(box) ? 'server' : 'src'}/${box}`;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gallery)\./.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

describe('the drawing of the README', () => {
  const arrows = readArrows();
  const boxes = [...new Set(arrows.flat())];
  const imported = new Map(
    boxes.map((box) => {
      const code = codeOf(box);
      return [box, boxes.filter((to) => to !== box && code.includes(aliasOf(to)))];
    }),
  );
  const reached = (from: string) => {
    const found = new Set([from]);
    for (const box of found) for (const [a, b] of arrows) if (a === box) found.add(b);
    return found;
  };

  it('has an arrow only if the code has an import', () => {
    expect(arrows.length).toBeGreaterThan(10);
    expect(arrows.filter(([from, to]) => !imported.get(from)?.includes(to))).toEqual([]);
  });

  it.each(boxes)('leads from %s to every box that it imports', (box) => {
    expect([...reached(box)]).toEqual(expect.arrayContaining(imported.get(box) ?? []));
  });
});

it('the README has at most 150 lines, which take ten minutes to read', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(150);
});
