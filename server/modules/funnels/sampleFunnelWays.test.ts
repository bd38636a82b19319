import { describe, expect, it } from 'vitest';
import { funnelCharts } from '#domain/funnelStep.ts';
import { exitsFrom } from '#funnels/funnelMap.ts';
import { sampleWays } from './sampleFunnelWays.ts';

describe.each(funnelCharts)('the sample ways through %s', (chart) => {
  it.each(Object.entries(sampleWays[chart].ways))('from %s are those of the chart', (from, ways) => {
    const known = exitsFrom(chart, from).flatMap(({ event, to }) => to.map((each) => `${event} > ${each}`));
    for (const [, event, to] of ways) expect([...known, 'left > null']).toContain(`${event} > ${to}`);
    expect(ways.reduce((sum, [ofHundred]) => sum + ofHundred, 0)).toBeLessThanOrEqual(100);
  });
});
