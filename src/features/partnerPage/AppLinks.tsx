import { Button } from '#haven/Button.tsx';
import { Icon } from '#haven/Icon.tsx';
import styles from './AppLinks.module.css';
import type { ActionData } from './partnerPageData.ts';

/** Both shops, that of the device at hand first; and a code that leads any phone to its own. */
export function AppLinks({ action }: { readonly action: ActionData<'AppAction'> }) {
  const { iosUrl, androidUrl, code } = action;
  const shops = [
    { lead: 'Download on the', shop: 'App Store', href: iosUrl },
    { lead: 'Get it on', shop: 'Google Play', href: androidUrl },
  ];
  const inOrder = /android/i.test(navigator.userAgent) ? shops.toReversed() : shops;
  return (
    <div className={styles['app']}>
      <div className={styles['shops']}>
        {inOrder.map(({ lead, shop, href }) => (
          <Button key={shop} variant="tonal" size="large" href={href}>
            <Icon name="phone" />
            <span className={styles['names']}>
              <span className={styles['lead']}>{lead} </span>
              <span>{shop}</span>
            </span>
          </Button>
        ))}
      </div>
      <figure className={styles['code']}>
        <svg
          role="img"
          aria-label="QR code that opens the app's page"
          viewBox={`0 0 ${code.size} ${code.size}`}
          className={styles['squares']}
        >
          <path d={code.path} />
        </svg>
        <figcaption>Scan with your phone</figcaption>
      </figure>
    </div>
  );
}
