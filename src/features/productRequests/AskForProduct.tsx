import { Button } from '#haven/Button.tsx';
import { Outcome } from '#haven/Outcome.tsx';
import { Surface } from '#haven/Surface.tsx';
import { useHeadingFocus } from '#haven/useHeadingFocus.ts';
import { useFlow } from '#session/useFlow.ts';
import { AskedBefore } from './AskedBefore.tsx';
import styles from './AskForProduct.module.css';
import { ProductForm } from './ProductForm.tsx';
import { WhatHappensNext } from './WhatHappensNext.tsx';

/** Asking for a product, up to its reference or to a vote (screens 2.15). */
export function AskForProduct() {
  const { state, receipt, send } = useFlow('productRequest');
  const isForm = state === 'editing' || state === 'submitting';
  const isAskedBefore = state === 'askedBefore' || state === 'voting';
  useHeadingFocus(isForm ? 'form' : isAskedBefore ? 'askedBefore' : state);
  const another = (
    <Button variant="outline" size="large" onClick={() => send({ type: 'another.wanted' })}>
      Ask for another
    </Button>
  );
  return (
    <div className={styles['top']}>
      {isForm && (
        <div className={styles['head']}>
          <h1 tabIndex={-1}>Request a product</h1>
          <p className={styles['lead']}>
            Tell us what your company needs, and we will look for a partner who offers it.
          </p>
        </div>
      )}
      <div className={styles['columns']}>
        <div className={styles['main']}>
          {isForm && <ProductForm />}
          {isAskedBefore && <AskedBefore />}
          {state === 'sent' && (
            <Surface padding="form">
              <Outcome tone="success" title="Request sent" actions={another}>
                <p>
                  Your reference is <strong>{receipt?.reference}</strong>.
                </p>
                <p>We answer within 5 business days.</p>
              </Outcome>
            </Surface>
          )}
          {state === 'voted' && (
            <Surface padding="form">
              <Outcome tone="success" title="Your vote is added" actions={another}>
                <p>
                  <strong>{receipt?.reference}</strong> now has {receipt?.votes}{' '}
                  {receipt?.votes === 1 ? 'vote' : 'votes'}.
                </p>
              </Outcome>
            </Surface>
          )}
        </div>
        <WhatHappensNext />
      </div>
    </div>
  );
}
