import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useRateAnswerMutation } from '#graphql/hooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { formatQuantity } from '#haven/data/quantities.ts';
import { Icon } from '#haven/drawing/Icon.tsx';
import { BuildingSiteDrawing } from '#haven/drawing/BuildingSite.tsx';
import { EmptyState } from '#haven/feedback/EmptyState.tsx';
import { Expander } from '#haven/layout/Expander.tsx';
import { ActionFailure } from './ActionFailure.tsx';
import styles from './Faq.module.css';
import { selectQuestions, type FaqGroup } from './selectQuestions.ts';
import { formatQuestionAnchor, useOpenQuestions } from './useOpenQuestions.ts';

interface FaqListProps {
  readonly groups: readonly FaqGroup[];
  readonly search: string;
  readonly onSearchCleared: () => void;
}

/** Questions that match a search, in groups; people expand the answers one by one or all at once. */
export function FaqList({ groups, search, onSearchCleared }: FaqListProps) {
  const listId = useId();
  const { isOpen, change } = useOpenQuestions();
  const shown = selectQuestions(groups, search);
  const ids = shown.flatMap(({ questions }) => questions.map(({ id }) => id));
  const areAllOpen = ids.every(isOpen);
  const count = formatQuantity(ids.length, 'question');

  return (
    <div>
      <Stack
        direction="row"
        spacing="8px 24px"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', minHeight: 44, mb: 4 }}
      >
        <output>{count}</output>
        {ids.length > 0 && (
          <Link variant="action" onClick={() => change(ids, !areAllOpen)}>
            {areAllOpen ? 'Collapse all' : 'Expand all'}
          </Link>
        )}
      </Stack>
      {ids.length === 0 && (
        <EmptyState
          drawing={<BuildingSiteDrawing lintel="planned" />}
          title={`No question matches “${search.trim()}”`}
          actions={
            <Button variant="outlined" onClick={onSearchCleared}>
              Show all questions
            </Button>
          }
        >
          Try another word, or write to us below.
        </EmptyState>
      )}
      {shown.map(({ name, questions }, index) => (
        <section key={name} aria-labelledby={`${listId}-${index}`} className={styles['group']}>
          <Typography component="h2" variant="h4" id={`${listId}-${index}`} sx={{ pt: { lg: 4 } }}>
            {name}
          </Typography>
          <Card
            variant="plain"
            className={styles['questions']}
            sx={{ px: { xs: 4, md: 6 }, '& h3': { textWrap: 'pretty' } }}
          >
            {questions.map(({ id, question, answer, link, helped }) => (
              <Expander
                key={id}
                id={formatQuestionAnchor(id)}
                title={question}
                isOpen={isOpen(id)}
                onOpenChange={(open) => change([id], open)}
              >
                <Box sx={{ '& > p + p': { mt: 3 } }}>
                  {answer.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                  {link && (
                    <p>
                      <Link href={link.href}>{link.label}</Link>
                    </p>
                  )}
                  <FaqVote id={id} helped={helped} />
                </Box>
              </Expander>
            ))}
          </Card>
        </section>
      ))}
    </div>
  );
}

/** Buttons to vote whether an answer helped; `helped` is the person's vote, which they can change, or null. */
function FaqVote({ id, helped }: Pick<FaqGroup['questions'][number], 'id' | 'helped'>) {
  const labelId = useId();
  const [isThanked, setThanked] = useState(false);
  const [rate, { error }] = useRateAnswerMutation({ context: { isToldByPage: true } });

  async function vote(value: boolean): Promise<void> {
    const rateAnswer = { __typename: 'FaqQuestion', id, helped: value };
    setThanked(false);
    const { error: failure } = await rate({
      variables: { questionId: id, helped: value },
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
            // The mutation hook also returns the error, which `ActionFailure` shows.
            onClick={() => void vote(value).catch(() => undefined)}
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
