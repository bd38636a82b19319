import { gql } from '@apollo/client';
import type { Page } from '@playwright/test';

const query = gql`
  query DashboardOffers {
    offers {
      id
    }
  }
`;

/**
 * Queries the offers several times in parallel through the Apollo client of the page, as a page of many features does.
 * Finds the client in the fiber tree of React.
 */
export function queryInParallel(page: Page, times: number): Promise<void> {
  return page.evaluate(
    async ([document_, count]) => {
      interface Fiber {
        readonly memoizedProps?: {
          readonly client?: { readonly query: (options: object) => Promise<unknown> };
        };
        readonly child?: Fiber;
        readonly sibling?: Fiber;
      }
      const root = document.getElementById('root') as unknown as Record<
        string,
        { stateNode: { current: Fiber } }
      >;
      const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? '';
      const remaining: (Fiber | undefined)[] = [root[key]?.stateNode.current];
      while (remaining.length > 0) {
        const fiber = remaining.pop();
        if (!fiber) continue;
        const client = fiber.memoizedProps?.client;
        if (client) {
          const options = {
            query: document_,
            fetchPolicy: 'network-only',
            context: { queryDeduplication: false },
          };
          await Promise.allSettled(Array.from({ length: count }, () => client.query(options)));
          return;
        }
        remaining.push(fiber.sibling, fiber.child);
      }
      throw new Error('The page holds no GraphQL client.');
    },
    [query, times] as const,
  );
}
