import { limits } from '#domain/limits.ts';
import type { ApplicationDecision as Decision } from '#graphql/adminHooks.ts';
import { TextArea } from '#haven/fields/TextArea.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { DecisionQuestion } from '#admin/DecisionDialog.tsx';
import { decisionLabels, decisionSchemaOf } from './decisionSchema.ts';
import { decisionWords } from './decisions.ts';
import type { useApplicationDecision } from './useApplicationDecision.ts';

interface ApplicationDecisionProps {
  readonly decision: Decision;
  /** The applicant, or how many there are: `Hale Consulting`, `3 applications`. */
  readonly what: string;
  readonly deciding: ReturnType<typeof useApplicationDecision>;
}

/** Asks what a decision about applications needs before it is made. */
export function ApplicationDecision({ decision, what, deciding }: ApplicationDecisionProps) {
  const { needs } = decisionWords[decision];
  const { form, field, submit } = useValidatedForm(
    decisionSchemaOf(needs),
    { words: '' },
    { focusesError: true },
  );
  const typed = form.watch('words') ?? '';

  return (
    <DecisionQuestion
      words={decisionWords[decision]}
      what={what}
      deciding={deciding}
      onConfirm={submit(({ words }) => deciding.confirm({ decision, ...(needs && { [needs]: words }) }))}
    >
      {needs && (
        <TextArea
          {...field('words')}
          label={decisionLabels[needs]}
          hint="The applicant can read this."
          rows={3}
          count={{ typed: typed.length, most: limits.applicationWordsLength }}
        />
      )}
    </DecisionQuestion>
  );
}
