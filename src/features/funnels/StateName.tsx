import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type { FunnelState } from './funnelNumbers.ts';

/** Number, label, and dotted name of a state; a line can break after each dot. */
export function StateName({ number, label, name }: Pick<FunnelState, 'number' | 'label' | 'name'>) {
  return (
    <>
      {number}.&nbsp;{label}{' '}
      <Typography component="small" variant="caption" color="textSecondary">
        {name.split('.').map((part, index) => (
          <Fragment key={part}>
            {index > 0 && (
              <>
                .<wbr />
              </>
            )}
            {part}
          </Fragment>
        ))}
      </Typography>
    </>
  );
}
