import Card from '@mui/material/Card';
import styles from './WhatHappensNext.module.css';

/** What becomes of a request, in the words of its statuses. */
export function WhatHappensNext() {
  return (
    <Card component="aside" aria-labelledby="what-happens-next" className={styles['aside']}>
      <h2 id="what-happens-next" className={styles['title']}>
        What happens next
      </h2>
      <ol className={styles['steps']}>
        <li>
          <strong>Submitted.</strong> We answer within 5 business days.
        </li>
        <li>
          <strong>In review.</strong> We look for a partner. You can withdraw a request for a product until we
          decide.
        </li>
        <li>
          <strong>Planned, available or declined.</strong> Our decision appears here, with the reason.
        </li>
      </ol>
    </Card>
  );
}
