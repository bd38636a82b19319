import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { mayBrowseCategories } from '#domain/access.ts';
import { offerAnchor } from '#domain/marketplace.ts';
import { Icon } from '#haven/drawing/Icon.tsx';
import { useViewer } from '#session/useViewer.ts';
import { PartnerAccountForm } from './PartnerAccountForm.tsx';
import { CallRequestForm } from './CallRequestForm.tsx';
import { ExternalButton } from './ExternalButton.tsx';
import styles from './PartnerPageText.module.css';
import { useIsOfferOver, type PartnerPageProps } from './partnerPageData.ts';
import { RedeemSteps } from './RedeemSteps.tsx';

/** Main column of a partner's page: the form, the steps to redeem (as cards if one has an action), and the text. */
export function PartnerPageText({ page }: PartnerPageProps) {
  const mayUse = mayBrowseCategories(useViewer().kind);
  const isOver = useIsOfferOver(page.offer);
  const form = page.callToAction?.__typename === 'FormAction' && mayUse ? page.callToAction.form : null;
  // An ended offer shows the account only if the company has connected one.
  const showsAccount = form === 'connectAccount' && (!isOver || Boolean(page.dealings?.account));
  const showsCall = form === 'callBack' && !isOver;
  const showsSteps =
    mayUse && page.steps.some(({ action }) => action !== null) && (!isOver || Boolean(page.dealings?.coupon));
  // The id `offerAnchor`, to which links lead, is on the form if the page shows one, otherwise on the steps.
  const redeemId = showsAccount || showsCall ? 'redeem' : offerAnchor;
  return (
    <Stack spacing={6} sx={{ minWidth: 0 }}>
      {showsAccount && <PartnerAccountForm page={page} />}
      {showsCall && <CallRequestForm page={page} />}
      {showsSteps && <RedeemSteps page={page} headingId={redeemId} />}
      <Card variant="form" className={styles['sections']} sx={{ display: 'grid', gap: 7 }}>
        <section>
          <h2>What you get</h2>
          <Stack component="ul" spacing={3} sx={{ mt: 4 }}>
            {page.gets.map((get) => (
              <Stack component="li" direction="row" spacing={3} key={get}>
                <Box component={Icon} name="check" sx={{ mt: '2px', color: 'success.main' }} />
                {get}
              </Stack>
            ))}
          </Stack>
        </section>
        <section>
          <h2>Who can use it</h2>
          <Typography sx={{ maxWidth: 640, mt: 4 }}>{page.audience}</Typography>
        </section>
        {!showsSteps && (
          <section>
            <h2 id={redeemId} tabIndex={-1}>
              How to redeem
            </h2>
            <Stack component="ol" spacing={6} className={styles['steps']} sx={{ mt: 4 }}>
              {page.steps.map(({ title, text }) => (
                <li key={title}>
                  <Typography component="p" variant="h5">
                    {title}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {text}
                  </Typography>
                </li>
              ))}
            </Stack>
            {mayUse && !isOver && page.callToAction?.__typename === 'ExternalAction' && (
              <Box className={styles['action']} sx={{ mt: 6 }}>
                <ExternalButton action={page.callToAction} page={page} isStep />
              </Box>
            )}
          </section>
        )}
      </Card>
    </Stack>
  );
}
