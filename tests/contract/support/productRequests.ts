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

/** Creates a name that nobody has requested. */
export function newName(): string {
  counter += 1;
  return `Fleet tracking ${counter}`;
}
