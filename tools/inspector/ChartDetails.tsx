import Card from '@mui/material/Card';
import type { AnyStateMachine, AnyStateNode, EventObject } from 'xstate';
import { formatStateName } from '#charts/chartRows.ts';
import { findChart } from '#charts/everyChart.ts';
import { toMermaid } from '#charts/mermaid.ts';
import { toStudioSource } from '#charts/studio.ts';
import { Button } from '#haven/actions/Button.tsx';
import { CopyButton } from '#haven/actions/CopyButton.tsx';
import { DefinitionList } from '#haven/data/DefinitionList.tsx';
import styles from './ChartDetails.module.css';
import { listAcceptedEvents, listActiveStates } from './chartEvents.ts';
import { ChartDrawing } from './drawing/ChartDrawing.tsx';
import { EventTable } from './EventTable.tsx';
import type { RunningChart } from './messages.ts';
import { SendEvents } from './SendEvents.tsx';
import { useEventSender } from './useEventSender.ts';
import type { SentEventAnswer } from './useWatchedTabs.ts';

interface ChartDetailsProps {
  readonly running: RunningChart;
  /** All charts of the tab in which the chart runs. */
  readonly charts: readonly RunningChart[];
  readonly send: (event: EventObject) => Promise<SentEventAnswer>;
  readonly onOpen: (running: RunningChart) => void;
}

/** Shows a chart: its drawing, its current state, the events that it accepts, and its context. */
export function ChartDetails(props: ChartDetailsProps) {
  const { running, charts, onOpen } = props;
  const chart = findChart(running.chart);
  const states = chart && listActiveStates(chart, running.value);
  return (
    <Card component="section" variant="form" className={styles['details']} aria-labelledby="chart">
      <h2 id="chart" tabIndex={-1}>
        {running.chart}
      </h2>
      <ChartFamily running={running} charts={charts} onOpen={onOpen} />
      {chart && states ? (
        <Drawn {...props} chart={chart} states={states} />
      ) : (
        <>
          <p>
            It is in {running.state}, which this page does not know: load this page and that of the product
            anew.
          </p>
          <Context running={running} />
        </>
      )}
    </Card>
  );
}

type DrawnProps = ChartDetailsProps & {
  readonly chart: AnyStateMachine;
  readonly states: readonly AnyStateNode[];
};

function Drawn({ chart, states, running, charts, send, onOpen }: DrawnProps) {
  const sending = useEventSender(send);
  const { sent, own } = listAcceptedEvents(states);
  const started = charts.filter(({ parent }) => parent === running.actor);
  const described = states.flatMap((state) => {
    const term = state.parent ? formatStateName(state) : state.key;
    return state.description === undefined ? [] : [{ term, description: state.description }];
  });
  return (
    <>
      <ChartDrawing
        chart={chart}
        running={running}
        states={states}
        sent={sent}
        own={own}
        started={new Map(started.map((each) => [each.id, each]))}
        onPress={sending.press}
        onOpen={onOpen}
      />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <h3>What can be sent now</h3>
          {sent.length > 0 ? <SendEvents events={sent} sending={sending} /> : <p>Nothing.</p>}
        </div>
        <div className={styles['column']}>
          <h3>Current state</h3>
          <p className={styles['state']}>{running.state}</p>
          {described.length > 0 && <DefinitionList items={described} />}
          {own.length > 0 && (
            <>
              <h3>What happens by itself</h3>
              <EventTable caption="What happens by itself" events={own} />
            </>
          )}
          <Context running={running} />
          <h3>Take it elsewhere</h3>
          <div className={styles['exports']}>
            <CopyButton variant="outlined" label="Copy as Mermaid" text={toMermaid(chart)} />
            <CopyButton variant="outlined" label="Copy for Stately Studio" text={toStudioSource(chart)} />
          </div>
        </div>
      </div>
    </>
  );
}

function Context({ running }: Pick<ChartDetailsProps, 'running'>) {
  return (
    <>
      <h3>Context</h3>
      <pre className={styles['context']}>{JSON.stringify(running.context, null, 2)}</pre>
    </>
  );
}

/** Buttons that open the chart's parent and its children. */
function ChartFamily({ running, charts, onOpen }: Omit<ChartDetailsProps, 'send'>) {
  const parent = charts.find(({ actor }) => actor === running.parent);
  const started = charts.filter((each) => each.parent === running.actor);
  if (!parent && started.length === 0) return null;
  const toButton = (each: RunningChart, words: string) => (
    <Button key={each.actor} variant="outlined" size="small" onClick={() => onOpen(each)}>
      {words}
    </Button>
  );
  return (
    <div className={styles['family']}>
      {parent && toButton(parent, `Back to ${parent.chart}`)}
      {started.length > 0 && <span>Runs</span>}
      {started.map((each) => toButton(each, `Open ${each.chart}`))}
    </div>
  );
}
