import type { CallFailure } from '#domain/callFailure.ts';
import { failureWords } from '#domain/failureWords.ts';
import { FieldError } from '#haven/fields/FieldFrame.tsx';

interface FailureErrorsProps {
  /** Prefix of the ids. */
  readonly id: string;
  readonly failure: CallFailure | null;
}

/** The lines of a failed call as errors. */
export function FailureErrors({ id, failure }: FailureErrorsProps) {
  return failure
    ? failureWords(failure).map((line) => (
        <FieldError key={line} id={`${id}-${line}`}>
          {line}
        </FieldError>
      ))
    : null;
}
