import Container from '@mui/material/Container';
import { phoneSharingText } from '#domain/phoneSharingText.ts';
import { brand } from '#domain/brand.ts';
import { Link } from '#haven/actions/Link.tsx';
import { Expander } from '#haven/layout/Expander.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import styles from './Reassurance.module.css';

const questions = [
  {
    question: 'Who can join the marketplace?',
    answer:
      'Any business that registers its company. Affiliates, who bring other businesses, can register as well.',
  },
  {
    question: 'What does it cost?',
    answer:
      'Registering and looking at offers is free. You pay a partner only for what you take from it, at the price of the offer.',
  },
  {
    question: 'How do I add my team?',
    answer:
      'An owner opens Account settings, chooses Team and sends an invitation by email. The link in it works for 7 days.',
  },
];

/** Section about the use of personal details, with answers to questions about joining. */
export function Reassurance() {
  return (
    <Container>
      <div className={styles['columns']}>
        <section aria-labelledby="your-details">
          <h2 id="your-details">Your details stay yours</h2>
          <p className={styles['text']}>
            We share your name, email and company with a partner only when you start its offer.{' '}
            {phoneSharingText} <Link href={brand.legal.privacy.url}>Read the {brand.legal.privacy.name}</Link>
          </p>
        </section>
        <section aria-labelledby="questions">
          <VisuallyHidden as="div">
            <h2 id="questions">Questions people ask first</h2>
          </VisuallyHidden>
          <div>
            {questions.map(({ question, answer }) => (
              <Expander key={question} title={question}>
                {answer}
              </Expander>
            ))}
          </div>
        </section>
      </div>
    </Container>
  );
}
