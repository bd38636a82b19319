import { Link } from '#haven/actions/Link.tsx';
import styles from './Faq.module.css';
import { FaqVote } from './FaqVote.tsx';
import type { FaqQuestion } from './selectQuestions.ts';

/** What we answer, where it leads, and whether it helped. */
export function FaqAnswer({ question }: { readonly question: FaqQuestion }) {
  const { id, answer, link, helped } = question;
  return (
    <div className={styles['answer']}>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {link && (
        <p>
          <Link href={link.href}>{link.label}</Link>
        </p>
      )}
      <FaqVote questionId={id} helped={helped} />
    </div>
  );
}
