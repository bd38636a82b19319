import type { TrackedEvent } from '#domain/trackingPlan.ts';

/** Where tracked events go: the backend's collector, memory in tests, later a third party. */
export type Sink = (event: TrackedEvent) => void;
