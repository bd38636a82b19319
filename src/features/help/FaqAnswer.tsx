import Box from '@mui/material/Box';
import { Link } from '#haven/actions/Link.tsx';
import { FaqVote } from './FaqVote.tsx';
import type { FaqQuestion } from './selectQuestions.ts';

/** What we answer, where it leads, and whether it helped. */
export function FaqAnswer({ question }: { readonly question: FaqQuestion }) {
  const { id, answer, link, helped } = question;
  return (
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
  );
}
