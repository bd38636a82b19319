import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from '#haven/actions/Link.tsx';
import { formatCount } from '#haven/data/quantities.ts';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { listIncomingTransitions, type StateInFunnel } from './funnelNumbers.ts';
import styles from './StateDetails.module.css';
import { StateName } from './StateName.tsx';

/** URLs of the screenshots of the funnels' states, by file path. */
const pictures = import.meta.glob<string>('/docs/funnels/pictures/*/*.webp', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Button that shows a state's screenshot, the events that lead to the state, and the plan version that added it. */
export function StateDetails({ funnel, state: { number, name, sees, since } }: StateInFunnel) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Link variant="action" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide the picture and ways in' : 'Picture and ways in'}
        <VisuallyHidden> of state {number}</VisuallyHidden>
      </Link>
      {isOpen && (
        <Box sx={{ py: 2 }}>
          <img
            src={pictures[`/docs/funnels/pictures/${funnel.chart}/${name}.webp`]}
            alt={sees}
            className={styles['picture']}
          />
          <Typography component="ul" variant="caption" sx={{ my: 2 }}>
            {listIncomingTransitions(funnel, name).map(({ event, from, count }) => (
              <li key={`${event} ${from?.name}`}>
                {formatCount(count)} by <code>{event}</code>
                {from && (
                  <>
                    {' '}
                    from <StateName {...from} />
                  </>
                )}
              </li>
            ))}
          </Typography>
          <Typography component="p" variant="caption" color="textSecondary">
            Counted since version {since} of the plan
          </Typography>
        </Box>
      )}
    </>
  );
}
