import { Button } from '#haven/actions/Button.tsx';
import { QrCode } from '#haven/data/QrCode.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';
import styles from './AppLinks.module.css';
import type { ActionData, PartnerPageData } from './partnerPageData.ts';
import { usePagePress } from './usePagePress.ts';

type AppData = ActionData<'AppAction'>;

interface ShopLinksProps {
  readonly action: AppData;
  readonly page: PartnerPageData;
}

/** Both shops, that of the device at hand first. */
export function ShopLinks({ action: { iosUrl, androidUrl }, page }: ShopLinksProps) {
  const press = usePagePress(page);
  const shops = [
    { lead: 'Download on the', shop: 'App Store', href: iosUrl },
    { lead: 'Get it on', shop: 'Google Play', href: androidUrl },
  ];
  const inOrder = /android/i.test(navigator.userAgent) ? shops.toReversed() : shops;
  return (
    <div className={styles['shops']}>
      {inOrder.map(({ lead, shop, href }) => (
        <Button key={shop} color="tonal" size="large" href={href} onClick={() => press('callToAction')}>
          <Icon name="phone" />
          <span className={styles['names']}>
            <span className={styles['lead']}>{lead} </span>
            <span>{shop}</span>
          </span>
        </Button>
      ))}
    </div>
  );
}

/** A code that leads any phone to its own shop; the links say the same in words. */
export function PhoneCode({ code }: { readonly code: AppData['code'] }) {
  return (
    <figure className={styles['code']}>
      <QrCode {...code} />
      <figcaption>Scan with your phone</figcaption>
    </figure>
  );
}
