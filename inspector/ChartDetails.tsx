import type { AnyStateMachine, AnyStateNode, EventObject } from 'xstate';
import { findChart } from '#charts/everyChart.ts';
import { toMermaid } from '#charts/mermaid.ts';
import { toStudio } from '#charts/studio.ts';
import { CopyButton } from '#haven/CopyButton.tsx';
import { Surface } from '#haven/Surface.tsx';
import styles from './ChartDetails.module.css';
import { eventsIn, statesIn } from './chartEvents.ts';
import { EventTable } from './EventTable.tsx';
import type { RunningChart } from './messages.ts';
import { SendEvents } from './SendEvents.tsx';
import { StateMap } from './StateMap.tsx';
import type { Answer } from './useWatchedTabs.ts';

interface ChartDetailsProps {
  readonly running: RunningChart;
  readonly send: (event: EventObject) => Promise<Answer>;
}

/** Where a chart is, what it can be sent there, what happens by itself, and what it holds. */
export function ChartDetails({ running, send }: ChartDetailsProps) {
  const chart = findChart(running.chart);
  const states = chart && statesIn(chart, running.value);
  return (
    <Surface as="section" padding="form" className={styles['details']} aria-labelledby="chart">
      <h2 id="chart">{running.chart}</h2>
      {chart && states ? (
        <Drawn chart={chart} states={states} running={running} send={send} />
      ) : (
        <p>
          It is in {running.state}, which this page does not know: load this page and that of the product
          anew.
        </p>
      )}
      <h3>Context</h3>
      <pre className={styles['context']}>{JSON.stringify(running.context, null, 2)}</pre>
    </Surface>
  );
}

interface DrawnProps extends ChartDetailsProps {
  readonly chart: AnyStateMachine;
  readonly states: readonly AnyStateNode[];
}

function Drawn({ chart, states, running, send }: DrawnProps) {
  const { sent, own } = eventsIn(states);
  return (
    <>
      <h3>Current state</h3>
      <p className={styles['state']}>{running.state}</p>
      <StateMap parent={chart.root} current={new Set(states)} />
      <h3>What can be sent now</h3>
      {sent.length > 0 ? <SendEvents events={sent} send={send} /> : <p>Nothing.</p>}
      {own.length > 0 && (
        <>
          <h3>What happens by itself</h3>
          <EventTable caption="What happens by itself" events={own} />
        </>
      )}
      <h3>Take it elsewhere</h3>
      <div className={styles['exports']}>
        <CopyButton variant="outline" label="Copy as Mermaid" text={toMermaid(chart)} />
        <CopyButton variant="outline" label="Copy for Stately Studio" text={toStudio(chart)} />
      </div>
    </>
  );
}
