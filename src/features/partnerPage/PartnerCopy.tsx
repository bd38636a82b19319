import { mayBrowseCategories } from '#domain/access.ts';
import { Icon } from '#haven/Icon.tsx';
import { Surface } from '#haven/Surface.tsx';
import { useViewer } from '#session/useViewer.ts';
import { AccountForm } from './AccountForm.tsx';
import { CallRequestForm } from './CallRequestForm.tsx';
import styles from './PartnerCopy.module.css';
import type { PartnerPageData } from './partnerPageData.ts';
import { RedeemSteps } from './RedeemSteps.tsx';

interface PartnerCopyProps {
  readonly page: PartnerPageData;
  /** The partner as people know it. */
  readonly partner: string;
}

/** What people get, who may use it and how: in one card, or step by step where the steps have actions. */
export function PartnerCopy({ page, partner }: PartnerCopyProps) {
  const mayUse = mayBrowseCategories(useViewer().kind);
  const hasActions = page.steps.some(({ action }) => action !== null);
  const form = page.callToAction?.__typename === 'FormAction' && mayUse ? page.callToAction.form : null;
  return (
    <div className={styles['copy']}>
      {form === 'CONNECT_ACCOUNT' && <AccountForm page={page} partner={partner} />}
      {form === 'CALL_BACK' && <CallRequestForm page={page} partner={partner} />}
      {hasActions && mayUse && <RedeemSteps page={page} partner={partner} />}
      <Surface padding="form" className={styles['sections']}>
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
        {!(hasActions && mayUse) && (
          <section>
            <h2>How to redeem</h2>
            <ol className={styles['steps']}>
              {page.steps.map(({ title, text }) => (
                <li key={title}>
                  <p className={styles['title']}>{title}</p>
                  <p className={styles['text']}>{text}</p>
                </li>
              ))}
            </ol>
          </section>
        )}
      </Surface>
    </div>
  );
}
