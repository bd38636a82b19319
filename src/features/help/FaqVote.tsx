import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useRateAnswerMutation } from '#graphql/hooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';
import { ActionFailure } from './ActionFailure.tsx';

interface FaqVoteProps {
  readonly questionId: number;
  /** Earlier answer of the person; null for none. */
  readonly helped: boolean | null;
}

/** Asks "Did this help?" about an answer; the person can change their vote. */
export function FaqVote({ questionId, helped }: FaqVoteProps) {
  const labelId = useId();
  const [isThanked, setThanked] = useState(false);
  const [rate, { error }] = useRateAnswerMutation({ context: { isToldByPage: true } });

  async function vote(value: boolean): Promise<void> {
    const rateAnswer = { __typename: 'FaqQuestion', id: questionId, helped: value };
    setThanked(false);
    const { error: failure } = await rate({
      variables: { questionId, helped: value },
      optimisticResponse: { rateAnswer },
    });
    setThanked(failure === undefined);
  }

  return (
    <>
      <Stack
        component="fieldset"
        direction="row"
        spacing={2}
        aria-labelledby={labelId}
        sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 4 }}
      >
        <Typography component="span" variant="body2" id={labelId}>
          Did this help?
        </Typography>
        {[true, false].map((value) => (
          <Button
            key={String(value)}
            size="small"
            {...(helped === value ? { color: 'tonal' } : { variant: 'outlined' })}
            aria-pressed={helped === value}
            onClick={() => {
              // The hook returns the error, which is shown below.
              vote(value).catch(() => undefined);
            }}
          >
            {helped === value && <Icon name="check" size={16} />}
            {value ? 'Yes' : 'No'}
          </Button>
        ))}
        <Typography component="output" variant="body2" color="textSecondary">
          {isThanked && 'Thank you. You can change your answer.'}
        </Typography>
      </Stack>
      <ActionFailure what="We couldn't save your answer." error={error} />
    </>
  );
}
