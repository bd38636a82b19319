/** A job as stored in the queue: its kind, and the facts that the worker needs. */
export interface Job {
  readonly kind: string;
  readonly [fact: string]: unknown;
}

/** Whether a job recurs, each time as a new job. A recurring job has no facts besides its kind. */
export function isRecurring(job: Job): boolean {
  return Object.keys(job).length === 1;
}
