/** What is done beside the answers to requests, as its row in the queue holds it. */
export interface Job {
  readonly kind: string;
  readonly [fact: string]: unknown;
}

/** Whether it is done again and again, each time as a new job: such a job holds nothing but its kind. */
export function isRecurring(job: Job): boolean {
  return Object.keys(job).length === 1;
}
