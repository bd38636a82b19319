import { useState } from 'react';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import { refusalOf } from '#domain/failureWords.ts';

interface Refusals {
  readonly failure: CallFailure | null;
  /** How many submits have failed, so that the same failure twice is told twice. */
  readonly failures: number;
}

/** Why the last submit of a form failed, in the shape that forms show; `note` takes what a call was rejected with. */
export function useRefusals() {
  const [refusals, setRefusals] = useState<Refusals>({ failure: null, failures: 0 });
  return {
    refusal: refusalOf(refusals),
    note: (error: unknown) =>
      setRefusals(({ failures }) => ({ failure: toCallFailure(error), failures: failures + 1 })),
    clear: () => setRefusals(({ failures }) => ({ failure: null, failures })),
  };
}
