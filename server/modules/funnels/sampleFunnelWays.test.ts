import { describe, expect, it } from 'vitest';
import { funnelCharts } from '#domain/funnelStep.ts';
import { listExits } from '#funnels/funnelMap.ts';
import { sampleFunnelTransitions } from './sampleFunnelWays.ts';

describe.each(funnelCharts)('the sample ways through %s', (chart) => {
  const { ways } = sampleFunnelTransitions[chart];

  it.each([...new Set(ways.map(([from]) => from))])('from %s are transitions of the chart', (from) => {
    const onward = ways.filter((way) => way[0] === from);
    const known = listExits(chart, from).flatMap(({ event, to }) => to.map((each) => `${event} > ${each}`));
    for (const [, , event, to] of onward) expect([...known, 'left > null']).toContain(`${event} > ${to}`);
    expect(onward.reduce((sum, [, percent]) => sum + percent, 0)).toBeLessThanOrEqual(100);
  });
});
