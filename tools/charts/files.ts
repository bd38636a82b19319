import type { AnyStateMachine } from 'xstate';
import { everyChart } from './everyChart.ts';
import { toMermaid } from './mermaid.ts';
import { toStudioSource } from './studio.ts';

/** Folder of the exported charts, relative to the root of the project. */
export const chartFolder = 'docs/charts';

/** Creates the exported files of all charts: their content by file name. */
export function createChartFiles(): Readonly<Record<string, string>> {
  const charts = Object.entries<AnyStateMachine>(everyChart);
  return {
    'README.md': [
      introduction,
      ...charts.map(
        ([name, chart]) =>
          `## ${name}\n\n[Table](../../machines/${name}.md), [for the editor](${name}.js)\n\n\`\`\`mermaid\n${toMermaid(chart)}\`\`\`\n`,
      ),
    ].join('\n'),
    ...Object.fromEntries(
      charts.map(([name, chart]) => [
        `${name}.js`,
        `import { createMachine } from 'xstate';\n\nexport const ${name} = ${toStudioSource(chart)};\n`,
      ]),
    ),
  };
}

const introduction = `# The charts, drawn

\`npm run charts\` writes this page. Each state has its description, its entry and exit actions, and the actors that it runs. Each arrow is a transition: its event, its guard, its actions, and its tracked event. If an event has several guards, the first that is true counts. The table of a chart also lists the transitions that stay in a state. To edit a chart in [Stately Studio](https://stately.ai/editor), create a machine there, choose "Import from code", and paste the JavaScript file of the chart. Its actions, guards, effects, and delays are names there.
`;
