import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/projectRoot.ts';

/** What the page sends. */
export const operations = readFileSync(
  join(projectRoot, 'graphql/operations/productRequests.graphql'),
  'utf8',
);

export const reason = 'We want to know where our vans are.';

export interface ShownRequest {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly status: string;
  readonly votes: number;
  readonly canWithdraw: boolean;
}

let counter = 0;

/** A name that nobody has asked for. */
export function newName(): string {
  counter += 1;
  return `Fleet tracking ${counter}`;
}
