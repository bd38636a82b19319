import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { SiteDrawing } from '#haven/drawing/Site.tsx';
import { EmptyState } from '#haven/feedback/EmptyState.tsx';
import { Expander } from '#haven/layout/Expander.tsx';
import styles from './Faq.module.css';
import { FaqVote } from './FaqVote.tsx';
import { selectQuestions, type FaqGroup } from './selectQuestions.ts';
import { anchorOf, useOpenQuestions } from './useOpenQuestions.ts';

interface FaqListProps {
  readonly groups: readonly FaqGroup[];
  readonly search: string;
  readonly onSearchCleared: () => void;
}

/** The questions that match a search, which open one by one or all at once. */
export function FaqList({ groups, search, onSearchCleared }: FaqListProps) {
  const listId = useId();
  const { isOpen, change } = useOpenQuestions();
  const shown = selectQuestions(groups, search);
  const ids = shown.flatMap(({ questions }) => questions.map(({ id }) => id));
  const areAllOpen = ids.every(isOpen);
  const count = `${ids.length} question${ids.length === 1 ? '' : 's'}`;

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
          drawing={<SiteDrawing lintel="planned" />}
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
                id={anchorOf(id)}
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
                  <FaqVote questionId={id} helped={helped} />
                </Box>
              </Expander>
            ))}
          </Card>
        </section>
      ))}
    </div>
  );
}
