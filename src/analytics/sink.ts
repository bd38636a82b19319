import type { TrackedEvent } from '#domain/trackedEvent.ts';

/** Where tracked events go: the backend's collector, a third party, memory in tests. */
export type Sink = (event: TrackedEvent) => void;
