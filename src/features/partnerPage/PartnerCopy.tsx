import Card from '@mui/material/Card';
import { mayBrowseCategories } from '#domain/access.ts';
import { offerAnchor } from '#domain/marketplace.ts';
import { Icon } from '#haven/drawing/Icon.tsx';
import { useViewer } from '#session/useViewer.ts';
import { AccountForm } from './AccountForm.tsx';
import { CallRequestForm } from './CallRequestForm.tsx';
import { ExternalButton } from './ExternalButton.tsx';
import styles from './PartnerCopy.module.css';
import type { PartnerPageData } from './partnerPageData.ts';
import { RedeemSteps } from './RedeemSteps.tsx';
import { useIsOfferOver } from './useIsOfferOver.ts';

/** What people get, who may use it and how: in one card, or step by step where the steps have actions. */
export function PartnerCopy({ page }: { readonly page: PartnerPageData }) {
  const mayUse = mayBrowseCategories(useViewer().kind);
  const isOver = useIsOfferOver(page.offer);
  const form = page.callToAction?.__typename === 'FormAction' && mayUse ? page.callToAction.form : null;
  // Of an offer that has ended what the person has stays, and nothing new is asked for.
  const showsAccount = form === 'CONNECT_ACCOUNT' && (!isOver || Boolean(page.dealings?.account));
  const showsCall = form === 'CALL_BACK' && !isOver;
  const showsSteps =
    mayUse && page.steps.some(({ action }) => action !== null) && (!isOver || Boolean(page.dealings?.coupon));
  // The address leads to what is done on the page: to the form, where there is one.
  const redeemId = showsAccount || showsCall ? 'redeem' : offerAnchor;
  return (
    <div className={styles['copy']}>
      {showsAccount && <AccountForm page={page} partner={page.heading} />}
      {showsCall && <CallRequestForm page={page} partner={page.heading} />}
      {showsSteps && <RedeemSteps page={page} headingId={redeemId} />}
      <Card variant="form" className={styles['sections']}>
        <section>
          <h2>What you get</h2>
          <ul className={styles['gets']}>
            {page.gets.map((get) => (
              <li key={get}>
                <Icon name="check" className={styles['check']} />
                {get}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>Who can use it</h2>
          <p className={styles['audience']}>{page.audience}</p>
        </section>
        {!showsSteps && (
          <section>
            <h2 id={redeemId} tabIndex={-1}>
              How to redeem
            </h2>
            <ol className={styles['steps']}>
              {page.steps.map(({ title, text }) => (
                <li key={title}>
                  <p className={styles['title']}>{title}</p>
                  <p className={styles['text']}>{text}</p>
                </li>
              ))}
            </ol>
            {mayUse && !isOver && page.callToAction?.__typename === 'ExternalAction' && (
              <div className={styles['action']}>
                <ExternalButton action={page.callToAction} page={page} isStep />
              </div>
            )}
          </section>
        )}
      </Card>
    </div>
  );
}
