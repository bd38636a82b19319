import { createNoopMeter, type Meter } from '@opentelemetry/api';
import { funnelCharts } from '#domain/funnelStep.ts';

/** Upper bounds of a histogram of durations in seconds (OpenTelemetry, "HTTP metrics"). */
const durationBounds = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

export type Instruments = ReturnType<typeof createInstruments>;

/** Creates the instruments with which code records. Their attributes have few values, and no personal data. */
export function createInstruments(meter: Meter) {
  const instruments = {
    requestDuration: meter.createHistogram('http.server.request.duration', {
      description: 'Duration of requests by route and status',
      unit: 's',
      advice: { explicitBucketBoundaries: durationBounds },
    }),
    logIns: meter.createCounter('marketplace.log_ins', {
      description: 'Log-ins by method and outcome: succeeded, or the code of the refusal',
    }),
    mails: meter.createCounter('marketplace.mails', {
      description: 'Attempts to send a mail by outcome: sent or failed',
    }),
    funnelSteps: meter.createCounter('marketplace.funnel_steps', {
      description: 'Steps that the collector has recorded, by funnel',
    }),
  };
  // Counters begin at 0: Prometheus does not see the first rise of one that begins with it.
  for (const method of ['password', 'sso']) instruments.logIns.add(0, { method, outcome: 'succeeded' });
  for (const outcome of ['sent', 'failed']) instruments.mails.add(0, { outcome });
  for (const funnel of funnelCharts) instruments.funnelSteps.add(0, { funnel });
  return instruments;
}

/** Instruments that record nothing. */
export const noInstruments = createInstruments(createNoopMeter());
