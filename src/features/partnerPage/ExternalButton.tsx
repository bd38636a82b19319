import Typography from '@mui/material/Typography';
import { useState, type MouseEvent } from 'react';
import { Button } from '#haven/actions/Button.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';
import { useConnection } from '#session/useConnection.ts';
import styles from './ExternalButton.module.css';
import { useReportPress, type PartnerPageAction, type PartnerPageProps } from './partnerPageData.ts';

interface ExternalButtonProps extends PartnerPageProps {
  readonly action: PartnerPageAction<'ExternalAction'>;
  /** Whether the button belongs to a step, and so is smaller and not the primary button of the page. */
  readonly isStep?: boolean;
}

/**
 * Link that opens the partner's site in a new tab; as a link, it is not blocked as a pop-up. While the browser is
 * offline, a press shows a message instead. Each press is reported, also while offline.
 */
export function ExternalButton({ action, page, isStep = false }: ExternalButtonProps) {
  const reportPress = useReportPress(page);
  const isOffline = useConnection() === 'offline';
  const [wasStopped, setWasStopped] = useState(false);

  function go(event: MouseEvent): void {
    reportPress('callToAction');
    if (isOffline) event.preventDefault();
    setWasStopped(isOffline);
  }

  return (
    <div className={isStep ? undefined : styles['bar']}>
      <Button
        color={isStep ? 'tonal' : 'primary'}
        size={isStep ? 'medium' : 'large'}
        href={action.url}
        className={styles['button']}
        onClick={go}
      >
        {action.label}
        <Icon name="external" size={16} />
      </Button>
      <Typography component="output" variant="body2" sx={{ display: 'block', '&:not(:empty)': { mt: 2 } }}>
        {wasStopped && isOffline && "You're offline. Your place is saved."}
        {wasStopped && !isOffline && `You're online again: ${action.label} works now.`}
      </Typography>
    </div>
  );
}
