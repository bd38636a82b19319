import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#haven/actions/Button.tsx';
import { EmptyState } from '#haven/feedback/EmptyState.tsx';
import { Main, SkipLink } from '#haven/layout/Main.tsx';
import { ChartDetails } from './ChartDetails.tsx';
import { ChartList, type ChosenChart } from './ChartList.tsx';
import styles from './InspectorPage.module.css';
import type { RunningChart } from './messages.ts';
import { PlaySequence } from './PlaySequence.tsx';
import { TimeLine } from './TimeLine.tsx';
import { useWatchedTabs } from './useWatchedTabs.ts';
import type { WatchedTab } from './watched.ts';

/** Shows every chart that runs in this browser, live, without network. Only the development server serves the page. */
export function InspectorPage() {
  const { tabs, send, clear } = useWatchedTabs();
  const [choice, choose] = useState<ChosenChart | null>(null);
  const chosen = findChosen(tabs, choice);

  /** Opens a chart from the drawing of another chart, and focuses its heading, since the pressed button disappears. */
  function open(tab: string, running: RunningChart): void {
    flushSync(() => choose({ tab, running }));
    document.querySelector<HTMLElement>('#chart')?.focus();
  }

  return (
    <>
      <SkipLink />
      <Main>
        <Container className={styles['page']}>
          <h1>Charts that run</h1>
          {chosen ? (
            <>
              <ChartList tabs={tabs} chosen={chosen} onChoose={choose} />
              <ChartDetails
                key={`${chosen.tab} ${chosen.running.actor}`}
                running={chosen.running}
                charts={tabs.find(({ tab }) => tab === chosen.tab)?.charts ?? []}
                onOpen={(running) => open(chosen.tab, running)}
                send={(event) => send(chosen.tab, chosen.running, event)}
              />
              <TimeLine tabs={tabs} tab={chosen.tab} onClear={clear} />
            </>
          ) : (
            <Card variant="form">
              <EmptyState
                title="No page of the product is open in this browser"
                actions={<Button href="/">Open the product</Button>}
              >
                Open one, and its charts are shown here as they go from state to state.
              </EmptyState>
            </Card>
          )}
          <PlaySequence />
        </Container>
      </Main>
    </>
  );
}

/** Returns the selected chart as it is now; once it has ended, the newest one of its name, or else the first chart. */
function findChosen(tabs: readonly WatchedTab[], choice: ChosenChart | null): ChosenChart | undefined {
  const all = tabs.flatMap(({ tab, charts }) => charts.map((running) => ({ tab, running })));
  return (
    all.find(({ tab, running }) => tab === choice?.tab && running.actor === choice.running.actor) ??
    all.findLast(({ running }) => running.chart === choice?.running.chart) ??
    all[0]
  );
}
