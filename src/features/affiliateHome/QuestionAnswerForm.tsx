import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as v from 'valibot';
import { createRefusalFromError } from '#domain/failureWords.ts';
import { limits } from '#domain/limits.ts';
import { requiredText } from '#domain/textFields.ts';
import { Button } from '#haven/actions/Button.tsx';
import { ErrorSummary } from '#haven/fields/ErrorSummary.tsx';
import { FormActions } from '#haven/fields/FormLayout.tsx';
import { TextArea } from '#haven/fields/TextArea.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { CardSection } from '#haven/layout/CardSection.tsx';

export const answerSchema = v.object({ answer: requiredText('Answer', limits.applicationWordsLength) });

interface QuestionAnswerFormProps {
  readonly question: string;
  /** Sends the answer to the question. Rejects with a `CallFailure`. */
  readonly onAnswer: (answer: string) => Promise<void>;
}

export function QuestionAnswerForm({ question, onAnswer }: QuestionAnswerFormProps) {
  const { form, field, submit, isBusy, errorSummary } = useValidatedForm(
    answerSchema,
    { answer: '' },
    { explain: createRefusalFromError },
  );
  const typed = form.watch('answer') ?? '';

  return (
    <>
      <ErrorSummary {...errorSummary} />
      <CardSection title="A question about your application" spacing={4}>
        <Typography sx={{ maxWidth: '40rem', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {question}
        </Typography>
        <Box
          component="form"
          noValidate
          sx={{ maxWidth: '40rem' }}
          onSubmit={submit(({ answer }) => onAnswer(answer))}
        >
          <TextArea
            {...field('answer')}
            label="Answer"
            hint="The person who decides about your application reads it."
            count={{ typed: typed.length, most: limits.applicationWordsLength }}
          />
          <FormActions>
            <Button type="submit" size="large" busy={isBusy}>
              {isBusy ? 'Sending…' : 'Send answer'}
            </Button>
          </FormActions>
        </Box>
      </CardSection>
    </>
  );
}
