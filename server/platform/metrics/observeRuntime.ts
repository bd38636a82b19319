import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Meter } from '@opentelemetry/api';

/** Milliseconds between two samples of the delay. */
const resolution = 10;

/** Observes the event loop since the scrape before: how late its timers are, and the share of time that it is busy. */
export function observeRuntime(meter: Meter): void {
  const samples = monitorEventLoopDelay({ resolution });
  samples.enable();
  let last = performance.eventLoopUtilization();
  const delay = (name: string) =>
    meter.createObservableGauge(`nodejs.eventloop.delay.${name}`, {
      description: 'Delay of timers by the event loop since the last scrape',
      unit: 's',
    });
  const [p50, p99, max] = [delay('p50'), delay('p99'), delay('max')];
  const utilization = meter.createObservableGauge('nodejs.eventloop.utilization', {
    description: 'Share of time in which the event loop is busy since the last scrape',
    unit: '1',
  });
  meter.addBatchObservableCallback(
    (result) => {
      if (samples.count > 0) {
        result.observe(p50, toDelay(samples.percentile(50)));
        result.observe(p99, toDelay(samples.percentile(99)));
        result.observe(max, toDelay(samples.max));
      }
      samples.reset();
      const current = performance.eventLoopUtilization();
      result.observe(utilization, performance.eventLoopUtilization(current, last).utilization);
      last = current;
    },
    [p50, p99, max, utilization],
  );
}

/** Converts a sample, the nanoseconds between two ticks of the timer, to the seconds by which the tick was late. */
function toDelay(sample: number): number {
  return Math.max(0, sample / 1e9 - resolution / 1e3);
}
