import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nodesOf, rowsOf, transitionsOf } from '#charts/chartRows.ts';
import { everyChart } from '#charts/everyChart.ts';
import { chartFolder, createChartFiles } from '#charts/files.ts';

const files = createChartFiles();
const exported = import.meta.glob<Record<string, AnyStateMachine>>('/docs/charts/*.js', { eager: true });

describe('the exported charts', () => {
  it('are those of the folder of charts', () => {
    const charts = readdirSync('machines').filter((file) => file.endsWith('Machine.ts'));
    expect(Object.keys(everyChart).toSorted()).toEqual(
      charts.map((file) => basename(file, '.ts')).toSorted(),
    );
  });

  it.each(Object.entries(files))(
    'are committed as they are: %s ("npm run charts" writes it)',
    (name, text) => {
      expect(readFileSync(join(chartFolder, name), 'utf8')).toBe(text);
    },
  );

  it('are committed in these forms alone', () => {
    expect(readdirSync(chartFolder).toSorted()).toEqual(Object.keys(files).toSorted());
  });

  it.each(Object.entries<AnyStateMachine>(everyChart))('read back, %s is the same chart', (name, chart) => {
    const read = exported[`/docs/charts/${name}.js`]?.[name];
    if (!read) throw new Error(`docs/charts/${name}.js does not export ${name}.`);
    expect(rowsOf(read)).toEqual(rowsOf(chart));
    expect(nodesOf(read.root).map(describeNode)).toEqual(nodesOf(chart.root).map(describeNode));
  });
});

/** What a state starts, does and bears, by name. */
function describeNode(node: AnyStateNode) {
  return {
    initial: node.initial?.target.map(({ id }) => id),
    entry: node.entry.map(nameOfAction),
    exit: node.exit.map(nameOfAction),
    effects: node.invoke.map(({ id, src, systemId }) => ({ id, src, systemId })),
    does: transitionsOf(node).map(({ actions }) => actions.map(nameOfAction)),
    tags: node.tags,
  };
}

function nameOfAction(action: unknown): string {
  const name = typeof action === 'string' ? action : (action as { type?: unknown }).type;
  if (typeof name !== 'string') throw new Error('An action has no name.');
  return name;
}
