import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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
      <Stack component="ol" spacing={4} sx={{ mt: 4 }}>
        {page.steps.map(({ title, text, action }, index) => {
          return (
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
              {/* None is ticked: what people do at the partner's before it is not known here. */}
              <span className={styles['number']}>{index + 1}</span>
              {action?.__typename === 'CouponAction' ? (
                <CouponTicket page={page} title={title} text={text} label={action.label} />
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
                  {action?.__typename === 'AppAction' && <PhoneCode code={action.code} />}
                </Card>
              )}
            </Box>
          );
        })}
      </Stack>
    </section>
  );
}
