import * as v from 'valibot';
import { funnelCharts } from '#domain/funnelStep.ts';
import { requireAccess } from '#server/platform/auth/authorize.ts';
import { parse } from '#server/platform/http/parse.ts';
import { createSupportedDaySchema } from '#server/platform/lists/recordedDay.ts';
import type { Part } from '#server/platform/part.ts';
import { countFunnel, startOfDaySql } from './countFunnel.ts';
import { describeFunnel } from './describeFunnel.ts';

const rangeSchema = v.pipe(
  v.object({
    chart: v.picklist(funnelCharts, 'The chart is not one of a funnel'),
    from: createSupportedDaySchema('from'),
    to: createSupportedDaySchema('to'),
    samples: v.nullish(v.boolean(), null),
  }),
  v.check(({ from, to }) => from <= to, 'to must not lie before from'),
);

/** Query of administrators for the counts of a funnel (design, section 6). */
export const funnelQueries = {
  funnel: async (_parent, sent, { services: { db }, requireSignedIn }) => {
    requireAccess(await requireSignedIn(), 'adminPage');
    const { chart, from, to, samples } = parse(rangeSchema, sent);
    const range = { chart, since: startOfDaySql(from), until: startOfDaySql(to, 1), samples };
    return describeFunnel(chart, await countFunnel(db, range));
  },
} satisfies Part['queries'];
