/** Work after the response, as stored in the queue. */
export interface Job {
  readonly kind: string;
  readonly [fact: string]: unknown;
}

/** Whether a job recurs, each time as a new job: a recurring job has only its kind. */
export function isRecurring(job: Job): boolean {
  return Object.keys(job).length === 1;
}
