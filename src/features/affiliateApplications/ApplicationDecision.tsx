import { useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import type { ApplicationDecision as Decision } from '#graphql/adminHooks.ts';
import { DecisionQuestion } from '#admin/DecisionQuestion.tsx';
import { TextArea } from '#haven/fields/TextArea.tsx';
import { decisionLabels, findWordsProblem } from './decisionRules.ts';
import { decisionWords } from './decisions.ts';
import type { useApplicationDecision } from './useApplicationDecision.ts';

interface ApplicationDecisionProps {
  readonly decision: Decision;
  /** What it is about: `Hale Consulting`, or `3 applications`. */
  readonly what: string;
  readonly deciding: ReturnType<typeof useApplicationDecision>;
}

/** Asks what a decision about applications needs before it is made. */
export function ApplicationDecision({ decision, what, deciding }: ApplicationDecisionProps) {
  const { needs } = decisionWords[decision];
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);

  function confirm(): void {
    const wrong = needs && findWordsProblem(needs, typed);
    setError(wrong);
    if (wrong === undefined) deciding.confirm({ decision, ...(needs && { [needs]: typed.trim() }) });
    else field.current?.focus();
  }

  return (
    <DecisionQuestion words={decisionWords[decision]} what={what} deciding={deciding} onConfirm={confirm}>
      {needs && (
        <TextArea
          ref={field}
          label={decisionLabels[needs]}
          hint="The applicant can read this."
          rows={3}
          value={typed}
          error={error}
          count={{ typed: typed.length, most: limits.applicationWordsLength }}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </DecisionQuestion>
  );
}
