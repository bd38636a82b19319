import Stack from '@mui/material/Stack';
import { funnelsPath, dateRangePresets } from '#domain/adminAddress.ts';
import { Link } from '#haven/actions/Link.tsx';
import { DayRangeForm } from '#admin/DayRangeForm.tsx';
import type { useDayRange } from '#admin/useDayRange.ts';
import { useFunnelParams } from './useFunnelParams.ts';

/** Form for the first and the last day on which the counted runs began. */
export function FunnelDaysForm({ days }: { readonly days: ReturnType<typeof useDayRange> }) {
  const { params, now, goTo } = useFunnelParams();
  return (
    <Stack spacing={3} sx={{ flex: 1 }}>
      <DayRangeForm label="Began from" days={days} onShow={({ from, to }) => goTo({ ...params, from, to })} />
      <Stack component="ul" aria-label="Usual times" direction="row" sx={{ flexWrap: 'wrap', columnGap: 6 }}>
        {dateRangePresets(now).map(({ name, from, to }) => (
          <li key={name}>
            <Link
              variant="action"
              href={funnelsPath({ ...params, from, to })}
              onClick={() => days.reset({ from, to })}
              sx={{ minHeight: 44, '&[aria-current]': { color: 'text.primary', textDecoration: 'none' } }}
              aria-current={from === params.from && to === params.to ? 'true' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
