import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { listStateNodes, listChartRows, listTransitions } from '#charts/chartRows.ts';
import { everyChart } from '#charts/everyChart.ts';
import { chartFolder, createChartFiles } from '#charts/files.ts';

const files = createChartFiles();
const exported = import.meta.glob<Record<string, AnyStateMachine>>('/docs/charts/*.js', { eager: true });

describe('the exported charts', () => {
  it('are the charts of the folder machines/', () => {
    const charts = readdirSync('machines').filter((file) => file.endsWith('Machine.ts'));
    expect(Object.keys(everyChart).toSorted()).toEqual(
      charts.map((file) => basename(file, '.ts')).toSorted(),
    );
  });

  it.each(Object.entries(files))(
    'are committed in their current form: %s ("npm run charts" writes it)',
    (name, text) => {
      expect(readFileSync(join(chartFolder, name), 'utf8')).toBe(text);
    },
  );

  it('are the only files in their folder', () => {
    expect(readdirSync(chartFolder).toSorted()).toEqual(Object.keys(files).toSorted());
  });

  it.each(Object.entries<AnyStateMachine>(everyChart))(
    'can be imported as the same chart: %s',
    (name, chart) => {
      const read = exported[`/docs/charts/${name}.js`]?.[name];
      if (!read) throw new Error(`docs/charts/${name}.js does not export ${name}.`);
      expect(listChartRows(read)).toEqual(listChartRows(chart));
      expect(listStateNodes(read.root).map(describeNode)).toEqual(
        listStateNodes(chart.root).map(describeNode),
      );
    },
  );
});

/** Names of the initial states, actions, effects and tags of a state. */
function describeNode(node: AnyStateNode) {
  return {
    initial: node.initial?.target.map(({ id }) => id),
    entry: node.entry.map(nameOfAction),
    exit: node.exit.map(nameOfAction),
    effects: node.invoke.map(({ id, src, systemId }) => ({ id, src, systemId })),
    does: listTransitions(node).map(({ actions }) => actions.map(nameOfAction)),
    tags: node.tags,
  };
}

function nameOfAction(action: unknown): string {
  const name = typeof action === 'string' ? action : (action as { type?: unknown }).type;
  if (typeof name !== 'string') throw new Error('An action has no name.');
  return name;
}
