import Typography from '@mui/material/Typography';
import { useState, type MouseEvent } from 'react';
import { Button } from '#haven/actions/Button.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';
import { useConnection } from '#session/useConnection.ts';
import styles from './ExternalButton.module.css';
import type { ActionData, PartnerPageData } from './partnerPageData.ts';
import { usePagePress } from './usePagePress.ts';

interface ExternalButtonProps {
  readonly action: ActionData<'ExternalAction'>;
  readonly page: PartnerPageData;
  /** Stands in a step: smaller, and not the page's one primary button. */
  readonly isStep?: boolean;
}

/**
 * Leads to the partner, in a new tab: a plain link, so that no browser takes it for a pop-up. Without a network
 * it leads nowhere, and says so; that the person wanted to go is kept.
 */
export function ExternalButton({ action, page, isStep = false }: ExternalButtonProps) {
  const press = usePagePress(page);
  const isOffline = useConnection() === 'offline';
  const [wasHeld, setWasHeld] = useState(false);

  function go(event: MouseEvent): void {
    press('callToAction');
    if (isOffline) event.preventDefault();
    setWasHeld(isOffline);
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
        {wasHeld && isOffline && "You're offline. Your place is saved."}
        {wasHeld && !isOffline && `You're online again: ${action.label} works now.`}
      </Typography>
    </div>
  );
}
