/** Work that is done after the answer, as its row in the queue holds it. */
export interface Job {
  readonly kind: string;
  readonly [fact: string]: unknown;
}

/** Whether a job recurs, each time as a new job: such a job holds nothing but its kind. */
export function isRecurring(job: Job): boolean {
  return Object.keys(job).length === 1;
}
