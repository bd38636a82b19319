import { useMemo, useRef } from 'react';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { formatStateName } from '#charts/chartRows.ts';
import { Button } from '#haven/actions/Button.tsx';
import type { AcceptedEvent } from '#inspector/chartEvents.ts';
import type { RunningChart } from '#inspector/messages.ts';
import { toGraph } from '#charts/chartGraph.ts';
import { ArrowLabel } from './ArrowLabel.tsx';
import { ArrowLines } from './ArrowLines.tsx';
import { createFindArrowStatus } from './arrowStatus.ts';
import styles from './ChartDrawing.module.css';
import { DrawingLegend } from './DrawingLegend.tsx';
import { StateBox } from './StateBox.tsx';
import { useScrollToActiveState } from './useScrollToActiveState.ts';
import { usePlacedGraph } from './usePlacedGraph.ts';
import { useZoom } from './useZoom.ts';

interface ChartDrawingProps {
  readonly chart: AnyStateMachine;
  readonly running: RunningChart;
  /** The active states, the innermost first. */
  readonly states: readonly AnyStateNode[];
  readonly sent: readonly AcceptedEvent[];
  readonly own: readonly AcceptedEvent[];
  /** Running child charts, by their ids. */
  readonly started: ReadonlyMap<string, RunningChart>;
  readonly onPress: (event: AcceptedEvent) => Promise<void>;
  readonly onOpen: (running: RunningChart) => void;
}

/** Draws a chart with its active states and the arrows it took last. An arrow whose event can be sent is a button. */
export function ChartDrawing({
  chart,
  running,
  states,
  sent,
  own,
  started,
  onPress,
  onOpen,
}: ChartDrawingProps) {
  const graph = useMemo(() => toGraph(chart), [chart]);
  const box = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const places = usePlacedGraph(graph, sheet);
  const { zoom, canGrow, canShrink, grow, shrink, showWhole } = useZoom(places, box);
  const inForce = new Set(states.map(formatStateName));
  const statusOf = createFindArrowStatus(sent, own, running.taken);
  useScrollToActiveState(box, places, zoom, states[0] ? formatStateName(states[0]) : '*');

  async function press(event: AcceptedEvent): Promise<void> {
    await onPress(event);
    // In the new state, the pressed arrow may not be a button any more, so its focus is lost.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }

  const pressing = (id: string) => {
    const event = sent.find(({ ways }) => ways.some(({ arrow }) => arrow === id));
    return event && (() => void press(event));
  };

  return (
    <>
      <div className={styles['tools']}>
        <DrawingLegend />
        <Button variant="outlined" size="small" aria-disabled={!canShrink} onClick={shrink}>
          Zoom out
        </Button>
        <Button variant="outlined" size="small" aria-disabled={!canGrow} onClick={grow}>
          Zoom in
        </Button>
        <Button variant="outlined" size="small" onClick={showWhole}>
          Whole chart
        </Button>
      </div>
      <section
        ref={box}
        className={styles['box']}
        aria-label={`Drawing of ${chart.id}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        tabIndex={0}
      >
        <div
          className={styles['room']}
          style={places && { width: places.width * zoom, height: places.height * zoom }}
        >
          <div
            ref={sheet}
            className={[styles['sheet'], places ? null : styles['unplaced']].filter(Boolean).join(' ')}
            style={places && { width: places.width, height: places.height, scale: String(zoom) }}
          >
            <ul className={styles['list']} aria-label="States">
              {graph.states.map((state) => (
                <StateBox
                  key={state.id}
                  state={state}
                  place={places?.states.get(state.id)}
                  isInForce={inForce.has(state.id)}
                  started={started}
                  statusOf={statusOf}
                  pressing={pressing}
                  onOpen={onOpen}
                />
              ))}
            </ul>
            {places && <ArrowLines graph={graph} places={places} statusOf={statusOf} />}
            <ul className={styles['list']} aria-label="Arrows">
              {graph.arrows.map((arrow) => (
                <ArrowLabel
                  key={arrow.id}
                  arrow={arrow}
                  place={places?.labels.get(arrow.id)}
                  status={statusOf(arrow.id)}
                  onPress={pressing(arrow.id)}
                />
              ))}
            </ul>
          </div>
        </div>
      </section>
    </>
  );
}
