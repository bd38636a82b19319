import { expect, it, vi } from 'vitest';
import { actOnEach } from './bulk.ts';
import type { GraphQLContext } from './context.ts';

it('a bulk action skips the remaining rows once the database cannot be reached', async () => {
  const facts: GraphQLContext['facts'] = {};
  const act = vi.fn<() => Promise<string>>().mockResolvedValueOnce('done');
  act.mockRejectedValue(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  const rows = [1, 2, 3, 4].map((id) => ({ id, version: 1 }));
  const outcomes = await actOnEach({ facts }, rows, act);
  expect(act).toHaveBeenCalledTimes(2);
  expect(facts.err).toMatchObject({ message: 'refused', row: 2 });
  expect(outcomes.map(({ id, row, problem }) => `${id} ${row ?? problem}`)).toEqual([
    '1 done',
    ...[2, 3, 4].map((id) => `${id} The service is not available right now. Please try again in a moment`),
  ]);
});
