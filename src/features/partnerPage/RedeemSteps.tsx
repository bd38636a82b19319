import Card from '@mui/material/Card';
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
          return (
            <li key={title} className={styles['step']}>
              {/* None is ticked: what people do at the partner's before it is not known here. */}
              <span className={styles['number']}>{index + 1}</span>
              {action?.__typename === 'CouponAction' ? (
                <CouponTicket page={page} title={title} text={text} label={action.label} />
              ) : (
                <Card className={styles['card']}>
                  <div className={styles['words']}>
                    <h3 className={styles['title']}>{title}</h3>
                    <p className={styles['text']}>{text}</p>
                    {action?.__typename === 'AppAction' && <ShopLinks action={action} page={page} />}
                  </div>
                  {action?.__typename === 'ExternalAction' && (
                    <ExternalButton action={action} page={page} isStep />
                  )}
                  {action?.__typename === 'AppAction' && <PhoneCode code={action.code} />}
                </Card>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
