import { useRef, useState } from 'react';
import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { requiredText } from '#domain/textFields.ts';
import type { ApplicationDecision as Decision } from '#graphql/adminHooks.ts';
import { DecisionDialog } from '#haven/DecisionDialog.tsx';
import { TextArea } from '#haven/TextArea.tsx';
import { decisionWords } from './decisions.ts';
import type { useApplicationDecision } from './useApplicationDecision.ts';

interface ApplicationDecisionProps {
  readonly decision: Decision;
  /** What it is about: `Hale Consulting`, or `3 applications`. */
  readonly what: string;
  readonly deciding: ReturnType<typeof useApplicationDecision>;
}

const labels = { reason: 'Reason', question: 'Question' } as const;

/** Asks what a decision about applications needs before it is made. */
export function ApplicationDecision({ decision, what, deciding }: ApplicationDecisionProps) {
  const { name, question, consequence, busy, needs } = decisionWords[decision];
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);

  function confirm(): void {
    const wrong = needs && problemOf(labels[needs], typed);
    setError(wrong);
    if (wrong === undefined) void deciding.confirm({ decision, ...(needs && { [needs]: typed.trim() }) });
    else field.current?.focus();
  }

  return (
    <DecisionDialog
      title={`${what}: ${question}`}
      consequence={consequence}
      name={name}
      busyName={busy}
      isBusy={deciding.isDeciding}
      failure={deciding.problems}
      onConfirm={confirm}
      onCancel={deciding.cancel}
    >
      {needs && (
        <TextArea
          ref={field}
          label={labels[needs]}
          hint="The applicant reads it."
          rows={3}
          value={typed}
          error={error}
          count={{ typed: typed.length, most: limits.applicationWordsLength }}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </DecisionDialog>
  );
}

function problemOf(label: string, typed: string): string | undefined {
  return v.safeParse(requiredText(label, limits.applicationWordsLength), typed).issues?.[0].message;
}
