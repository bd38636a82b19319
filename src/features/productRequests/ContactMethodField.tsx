import type { ComponentProps } from 'react';
import { productRequestLabels as labels } from '#domain/productRequest.ts';
import { RadioCards } from '#haven/fields/RadioCards.tsx';
import { useViewer } from '#session/useViewer.ts';
import styles from './ContactMethodField.module.css';

/** Choice between email and phone for our questions; without a phone number, a sentence that names the email. */
export function ContactMethodField(field: Omit<ComponentProps<typeof RadioCards>, 'legend' | 'choices'>) {
  const { userInfo } = useViewer();
  if (!userInfo?.phone) {
    return <p className={styles['way']}>We will write to {userInfo?.email}.</p>;
  }
  return (
    <RadioCards
      legend={labels.contactBy}
      className={styles['way']}
      choices={[
        { value: 'EMAIL', label: 'Email', description: userInfo.email },
        { value: 'PHONE', label: 'Phone', description: userInfo.phone },
      ]}
      {...field}
    />
  );
}
