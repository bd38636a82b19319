import styles from './HowItWorks.module.css';
import { Section } from './Section.tsx';

const steps = [
  {
    title: 'Register your company',
    text: 'One form, about two minutes. We send a link to confirm your email.',
  },
  { title: 'Pick an offer', text: 'See only the partners your company can use, sorted by what you need.' },
  { title: 'Start and save', text: 'Open the offer, follow the steps, and come back to it at any time.' },
];

export function HowItWorks() {
  return (
    <Section title="How it works">
      <ol className={styles['steps']}>
        {steps.map(({ title, text }) => (
          <li key={title} className={styles['step']}>
            <h3 className={styles['title']}>{title}</h3>
            <p className={styles['text']}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
