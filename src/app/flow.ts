import type { EventObject } from 'xstate';
import type { Files } from '#api/files.ts';
import type { BrowserStorage } from '#api/storage.ts';
import type { Arrival } from '#domain/arrival.ts';
import type { Flow } from '#machines/appMachine.ts';
import type { SsoArrival } from '#machines/ssoCallbackMachine.ts';
import type { Runtime } from '#session/runtime.ts';
import type { CallsOf, PublicCalls } from './lazyCalls.ts';

/** A page of a flow: what its address says, and what the person came with. */
export interface ShownPage {
  readonly pathname: string;
  readonly search: string;
  readonly arrival: Arrival;
}

/** What the effects of the flows are made of. */
export interface FlowDependencies {
  readonly runtime: Pick<Runtime, 'session'>;
  readonly storage: BrowserStorage;
  readonly calls: PublicCalls;
  /** Makes those of a flow behind the log-in. */
  readonly callsOf: CallsOf;
  readonly files: () => Promise<Files>;
  /** Exchanges what the identity provider sent for a session, and keeps its tokens. */
  readonly exchangeSsoCode: (
    answer: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ) => Promise<SsoArrival>;
  readonly now: () => number;
}

/** A flow as its file describes it: the chart with its effects, and what each page of it tells the chart. */
export interface FlowDefinition {
  readonly begin: (opened: ShownPage, dependencies: FlowDependencies) => Omit<Flow, 'name'>;
  readonly describe: (page: ShownPage) => EventObject;
}
