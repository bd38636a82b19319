import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { dateRangePresets, funnelsPath } from '#domain/adminAddress.ts';
import { formatDay } from '#domain/formatDay.ts';
import { funnelCharts, idleAfter } from '#domain/funnelStep.ts';
import { funnelTitles } from '#domain/funnelTitles.ts';
import { FunnelDocument, useFunnelQuery } from '#graphql/adminHooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { Region } from '#haven/feedback/Region.tsx';
import { Checkbox } from '#haven/fields/Checkbox.tsx';
import { RailPage } from '#haven/layout/RailPage.tsx';
import { SectionTabs } from '#haven/navigation/SectionTabs.tsx';
import { toRegionProps } from '#session/queryState.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { DayRangeForm } from '#admin/DayRangeForm.tsx';
import { useDayRange } from '#admin/useDayRange.ts';
import { FunnelReport } from './FunnelReport.tsx';
import { useFunnelParams } from './useFunnelParams.ts';

/** Page that shows a funnel with live numbers, for chosen days (design, section 6). */
export function Funnels() {
  const { params, goTo } = useFunnelParams();
  const days = useDayRange({ shown: params });
  const [isLive, setLive] = useState(true);
  const hasFailed = useRef(false);
  const asked = useFunnelQuery({
    variables: { ...params },
    ...adminQueryOptions,
    pollInterval: isLive ? 5_000 : 0,
    // After a failure, polling pauses until the person retries.
    skipPollAttempt: () => document.hidden || hasFailed.current,
  });
  const { client, data, error, refetch } = asked;
  useEffect(() => {
    hasFailed.current = error !== undefined;
  }, [error]);
  // After a failed poll, the last loaded numbers stay on the page.
  const counted = data ?? (error && client.readQuery({ query: FunnelDocument, variables: { ...params } }));
  const funnel = counted?.funnel;
  // The checkbox for sample runs stays on the page, with the focus, while other numbers load.
  const last = funnel ?? asked.previousData?.funnel;
  const title = funnelTitles[params.chart];

  return (
    <RailPage
      title="Funnels"
      lead="How far people get, step by step, and where they give up. A run is one way through the pages in one tab. It does not say whose it was."
    >
      <SectionTabs
        label="Funnels"
        sections={funnelCharts.map((chart) => ({
          href: funnelsPath({ ...params, from: days.ready.from, to: days.ready.to, chart }),
          label: funnelTitles[chart],
          current: chart === params.chart,
        }))}
      />
      <Stack
        direction="row"
        spacing={4}
        sx={{ flexWrap: 'wrap', alignItems: 'start', justifyContent: 'space-between', pt: 6, pb: 4 }}
      >
        <FunnelDaysForm days={days} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', rowGap: 2, columnGap: 6 }}>
          {last !== undefined && last.sampleRuns > 0 && (
            <Checkbox
              label="Count sample runs"
              checked={params.samples ?? last.countsSamples}
              onChange={({ target }) => goTo({ ...params, samples: target.checked })}
            />
          )}
          <Checkbox label="Live" checked={isLive} onChange={({ target }) => setLive(target.checked)} />
        </Stack>
      </Stack>
      <Stack component="section" spacing={4} aria-labelledby="funnel">
        <Typography component="h2" variant="h4" id="funnel" tabIndex={-1}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '75ch' }}>
          Runs that began from {formatDay(params.from)} to {formatDay(params.to)}, in Chicago time. A person
          who takes no step for {idleAfter / 60_000} minutes is idle, and counts as having left. In each
          state, the runs that left it and the runs still in it add up to the runs that entered it.
        </Typography>
        <Region what="the numbers" data={funnel} {...toRegionProps(asked)}>
          {(shown) => (
            <>
              {error && (
                <Alert
                  severity="error"
                  action={
                    <Button color="tonal" onClick={() => void refetch()}>
                      Try again
                    </Button>
                  }
                >
                  We couldn't load newer numbers. Try again to update them.
                </Alert>
              )}
              <FunnelReport title={title} funnel={shown} />
            </>
          )}
        </Region>
      </Stack>
    </RailPage>
  );
}

/** Form for the first and the last day on which the counted runs began. */
function FunnelDaysForm({ days }: { readonly days: ReturnType<typeof useDayRange> }) {
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
