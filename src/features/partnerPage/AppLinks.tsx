import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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
    <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', mt: 4 }}>
      {inOrder.map(({ lead, shop, href }) => (
        <Button key={shop} color="tonal" size="large" href={href} onClick={() => press('callToAction')}>
          <Icon name="phone" />
          <Typography component="span" variant="h6" sx={{ display: 'grid', textAlign: 'start' }}>
            <Typography variant="caption">{lead} </Typography>
            <span>{shop}</span>
          </Typography>
        </Button>
      ))}
    </Stack>
  );
}

/** A code that leads any phone to its own shop; the links say the same in words. */
export function PhoneCode({ code }: { readonly code: AppData['code'] }) {
  return (
    <Typography
      component="figure"
      variant="caption"
      color="textSecondary"
      className={styles['code']}
      sx={{ textAlign: 'center' }}
    >
      <QrCode {...code} />
      <figcaption>Scan with your phone</figcaption>
    </Typography>
  );
}
