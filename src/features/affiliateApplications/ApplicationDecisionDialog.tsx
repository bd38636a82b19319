import { limits } from '#domain/limits.ts';
import type { ApplicationDecision as Decision } from '#graphql/adminHooks.ts';
import { TextArea } from '#haven/fields/TextArea.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { DecisionDialog } from '#admin/DecisionDialog.tsx';
import {
  decisionFieldLabels,
  createApplicationDecisionSchema,
  applicationDecisionTexts,
  type useApplicationDecision,
} from './decisions.ts';

interface ApplicationDecisionDialogProps {
  readonly decision: Decision;
  readonly what: string;
  readonly deciding: ReturnType<typeof useApplicationDecision>;
}

/** Dialog that confirms a decision about applications, with a field for the text that the decision requires. */
export function ApplicationDecisionDialog({ decision, what, deciding }: ApplicationDecisionDialogProps) {
  const { needs } = applicationDecisionTexts[decision];
  const { form, field, submit } = useValidatedForm(
    createApplicationDecisionSchema(needs),
    { words: '' },
    { focusesError: true },
  );
  const typed = form.watch('words') ?? '';

  return (
    <DecisionDialog
      words={applicationDecisionTexts[decision]}
      what={what}
      deciding={deciding}
      onConfirm={submit(({ words }) => deciding.confirm({ decision, ...(needs && { [needs]: words }) }))}
    >
      {needs && (
        <TextArea
          {...field('words')}
          label={decisionFieldLabels[needs]}
          hint="The applicant can read this."
          rows={3}
          count={{ typed: typed.length, most: limits.applicationWordsLength }}
        />
      )}
    </DecisionDialog>
  );
}
