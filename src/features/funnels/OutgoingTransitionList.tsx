import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatCount } from '#haven/data/quantities.ts';
import {
  listOutgoingTransitions,
  type Funnel,
  type StateInFunnel,
  type OutgoingTransitions,
} from './funnelNumbers.ts';
import { StateName } from './StateName.tsx';

/** List of the events that lead out of a state, each with count, target states, and tracked events. */
export function OutgoingTransitionList({ funnel, state: { name, left, idle } }: StateInFunnel) {
  const ways = listOutgoingTransitions(funnel, name);
  if (ways.length === 0 && idle === 0) return 'Nothing leads on.';
  return (
    <>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {formatCount(left)} {left === 1 ? 'time' : 'times'}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ typography: 'caption', '& code': { fontSize: 'inherit' } }}>
        {ways.map((way) => (
          <Way key={`${way.event} ${way.to.join()} ${way.tracked.join()}`} count={way.count}>
            <code>{way.event}</code> <Target funnel={funnel} way={way} />
            {way.tracked.length > 0 && (
              <Box component="strong" sx={{ display: 'block' }}>
                Fires {way.tracked.join(' or ')}
              </Box>
            )}
          </Way>
        ))}
        {idle > 0 && <Way count={idle}>fell idle</Way>}
      </Stack>
    </>
  );
}

const columns = { xs: '24px minmax(0, 1fr)', md: '36px minmax(0, 1fr)' };

/** List item for a way out of a state, with its number of runs; paler if 0. */
function Way({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const color = count === 0 ? 'text.secondary' : undefined;
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: columns, gap: 2, color }}>
      <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'end' }}>
        {formatCount(count)}
      </Box>
      <span>{children}</span>
    </Box>
  );
}

function Target({ funnel, way: { to } }: { readonly funnel: Funnel; readonly way: OutgoingTransitions }) {
  const targets = funnel.states.filter(({ name }) => to.includes(name));
  const [only, ...others] = targets;
  if (!only) return 'out of the funnel';
  if (others.length > 0) return `to ${targets.map(({ number }) => number).join(', ')}`;
  return (
    <>
      to <StateName {...only} />
    </>
  );
}
