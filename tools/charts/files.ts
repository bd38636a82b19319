import type { AnyStateMachine } from 'xstate';
import { everyChart } from './everyChart.ts';
import { toMermaid } from './mermaid.ts';
import { toStudio } from './studio.ts';

/** Folder of the exported charts, from the root of the project. */
export const chartFolder = 'docs/charts';

/** Creates the exported files of the charts, by name. */
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
        `import { createMachine } from 'xstate';\n\nexport const ${name} = ${toStudio(chart)};\n`,
      ]),
    ),
  };
}

const introduction = `# The charts, drawn

Written by \`npm run charts\`. Each state says what it is, what is done when it is entered or left, and what runs in it. Each arrow leads from one state to another, by an event, under a condition, with what is done and tracked then; of several conditions of one event the first that holds counts. The table lists what a chart does without leaving a state. The file beside it goes into the editor of [Stately Studio](https://stately.ai/editor): create a machine, choose "Import from code", paste the file. Its actions, guards, effects and delays are names there.
`;
