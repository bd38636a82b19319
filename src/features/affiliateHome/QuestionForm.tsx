import { useState } from 'react';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import { refusalOf } from '#domain/failureWords.ts';
import { limits } from '#domain/limits.ts';
import { Button } from '#haven/Button.tsx';
import { ErrorSummary } from '#haven/ErrorSummary.tsx';
import { FormActions } from '#haven/FormLayout.tsx';
import { Surface } from '#haven/Surface.tsx';
import { TextArea } from '#haven/TextArea.tsx';
import { useValidatedForm } from '#haven/useValidatedForm.ts';
import { answerSchema } from './answer.ts';
import styles from './QuestionForm.module.css';

interface QuestionFormProps {
  readonly question: string;
  /** Sends the answer. Rejects with a `CallFailure`. */
  readonly onAnswer: (answer: string) => Promise<void>;
}

/** What the applicant is asked, and the way to answer it. What they typed stays where it could not be sent. */
export function QuestionForm({ question, onAnswer }: QuestionFormProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const { form, field, submit, errorSummary } = useValidatedForm(
    answerSchema,
    { answer: '' },
    { refusal: refusalOf(failure) },
  );
  const typed = form.watch('answer') ?? '';

  async function send(answer: string): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await onAnswer(answer);
    } catch (error) {
      setFailure(toCallFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <ErrorSummary {...errorSummary} />
      <Surface as="section" padding="form" aria-labelledby="question" className={styles['form']}>
        <h2 id="question">A question about your application</h2>
        <p className={styles['question']}>{question}</p>
        <form
          noValidate
          onSubmit={(event) => {
            void submit(({ answer }) => {
              if (!isBusy) void send(answer);
            })(event);
          }}
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
        </form>
      </Surface>
    </>
  );
}
