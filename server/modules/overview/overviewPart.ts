import type { Part } from '#server/platform/part.ts';
import { exportListRoutes } from './exportListRoutes.ts';
import { overviewQueries } from './overviewResolvers.ts';
import { searchQueries } from './searchResolvers.ts';

export const overviewPart = {
  queries: { ...overviewQueries, ...searchQueries },
  routes: [exportListRoutes],
} satisfies Part;
