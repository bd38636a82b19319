import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Button } from '#haven/actions/Button.tsx';
import { QrCode } from '#haven/data/QrCode.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';
import { CouponCard } from './CouponCard.tsx';
import { ExternalButton } from './ExternalButton.tsx';
import { useReportPress, type PartnerPageAction, type PartnerPageProps } from './partnerPageData.ts';
import styles from './RedeemSteps.module.css';

/** Steps to redeem an offer, each as a card with the button, coupon, or app links of the step. */
export function RedeemSteps({ page, headingId }: PartnerPageProps & { readonly headingId: string }) {
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        How to redeem
      </h2>
      <Stack component="ol" spacing={4} sx={{ mt: 4 }}>
        {page.steps.map(({ title, text, action }, index) => (
          <Box
            component="li"
            key={title}
            className={styles['step']}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '32px minmax(0, 1fr)' },
              gap: { xs: 2, sm: 4 },
            }}
          >
            {/* Steps have numbers and no check marks, since we do not know which ones people have completed. */}
            <span className={styles['number']}>{index + 1}</span>
            {action?.__typename === 'CouponAction' ? (
              <CouponCard page={page} title={title} text={text} label={action.label} />
            ) : (
              <Card sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
                <Box sx={{ flex: '1 1 240px' }}>
                  <Typography component="h3" variant="h4">
                    {title}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {text}
                  </Typography>
                  {action?.__typename === 'AppAction' && <ShopLinks action={action} page={page} />}
                </Box>
                {action?.__typename === 'ExternalAction' && (
                  <ExternalButton action={action} page={page} isStep />
                )}
                {action?.__typename === 'AppAction' && (
                  <Typography
                    component="figure"
                    variant="caption"
                    color="textSecondary"
                    className={styles['code']}
                    sx={{ textAlign: 'center' }}
                  >
                    <QrCode {...action.code} />
                    <figcaption>Scan with your phone</figcaption>
                  </Typography>
                )}
              </Card>
            )}
          </Box>
        ))}
      </Stack>
    </section>
  );
}

/** Links to both app stores; on Android, Google Play comes first, otherwise the App Store. */
function ShopLinks({ action, page }: PartnerPageProps & { readonly action: PartnerPageAction<'AppAction'> }) {
  const reportPress = useReportPress(page);
  const shops = [
    { lead: 'Download on the', shop: 'App Store', href: action.iosUrl },
    { lead: 'Get it on', shop: 'Google Play', href: action.androidUrl },
  ];
  const inOrder = /android/i.test(navigator.userAgent) ? shops.toReversed() : shops;
  return (
    <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', mt: 4 }}>
      {inOrder.map(({ lead, shop, href }) => (
        <Button key={shop} color="tonal" size="large" href={href} onClick={() => reportPress('callToAction')}>
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
