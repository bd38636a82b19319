import { Icon } from '#haven/Icon.tsx';
import { Surface } from '#haven/Surface.tsx';
import { VisuallyHidden } from '#haven/VisuallyHidden.tsx';
import { PhoneCode, ShopLinks } from './AppLinks.tsx';
import { CouponTicket } from './CouponTicket.tsx';
import { ExternalButton } from './ExternalButton.tsx';
import type { PartnerPageData } from './partnerPageData.ts';
import styles from './RedeemSteps.module.css';

interface RedeemStepsProps {
  readonly page: PartnerPageData;
  readonly headingId: string;
}

/** How to redeem where each step is something to do: its card holds its action. */
export function RedeemSteps({ page, headingId }: RedeemStepsProps) {
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        How to redeem
      </h2>
      <ol className={styles['steps']}>
        {page.steps.map(({ title, text, action }, index) => {
          // What people do at the partner's is not known here.
          const isDone = action?.__typename === 'CouponAction' && Boolean(page.dealings?.coupon);
          return (
            <li key={title} className={styles['step']}>
              <span className={isDone ? styles['done'] : styles['number']}>
                {isDone ? <Icon name="check" size={16} /> : index + 1}
                {isDone && <VisuallyHidden>Done: </VisuallyHidden>}
              </span>
              {action?.__typename === 'CouponAction' ? (
                <CouponTicket page={page} title={title} text={text} label={action.label} />
              ) : (
                <Surface padding="card" className={styles['card']}>
                  <div className={styles['words']}>
                    <h3 className={styles['title']}>{title}</h3>
                    <p className={styles['text']}>{text}</p>
                    {action?.__typename === 'AppAction' && <ShopLinks action={action} page={page} />}
                  </div>
                  {action?.__typename === 'ExternalAction' && (
                    <ExternalButton action={action} page={page} isStep />
                  )}
                  {action?.__typename === 'AppAction' && <PhoneCode code={action.code} />}
                </Surface>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
