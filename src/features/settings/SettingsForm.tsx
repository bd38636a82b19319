import Card from '@mui/material/Card';
import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { Button } from '#haven/actions/Button.tsx';
import { ErrorSummary } from '#haven/fields/ErrorSummary.tsx';
import { FormActions, FormFields } from '#haven/fields/FormLayout.tsx';
import { useChartState } from '#session/useFlow.ts';
import { useLeaveForm } from './LeaveFormProvider.tsx';
import { useSectionActor } from './section.ts';

interface SettingsFormProps {
  readonly errorSummary: ComponentProps<typeof ErrorSummary>;
  readonly onSubmit: (event: SubmitEvent) => void;
  /** Labels of the submit button; `busy` is the label while the form is being sent. */
  readonly words: { readonly submit: string; readonly busy: string };
  readonly children: ReactNode;
}

/** Form that a section shows instead of its list, with error summary and buttons; Cancel leads back to the list. */
export function SettingsForm({ errorSummary, onSubmit, words, children }: SettingsFormProps) {
  const { isBusy } = useChartState(useSectionActor());
  const leave = useLeaveForm();
  return (
    <>
      <ErrorSummary {...errorSummary} />
      <Card variant="form">
        <form noValidate onSubmit={onSubmit}>
          <FormFields>{children}</FormFields>
          <FormActions>
            <Button type="submit" size="large" busy={isBusy}>
              {isBusy ? words.busy : words.submit}
            </Button>
            <Button variant="outlined" size="large" aria-disabled={isBusy} onClick={() => !isBusy && leave()}>
              Cancel
            </Button>
          </FormActions>
        </form>
      </Card>
    </>
  );
}
