import type { CallFailure } from '#domain/callFailure.ts';
import { failureLines } from '#domain/failureWords.ts';
import { FieldError } from '#haven/fields/FieldFrame.tsx';

interface FailureErrorsProps {
  /** Prefix of the HTML ids of the errors. */
  readonly id: string;
  readonly failure: CallFailure | null;
}

/** Shows each message about a failed call as a field error; renders nothing without a failure. */
export function FailureErrors({ id, failure }: FailureErrorsProps) {
  return failure
    ? failureLines(failure).map((line) => (
        <FieldError key={line} id={`${id}-${line}`}>
          {line}
        </FieldError>
      ))
    : null;
}
