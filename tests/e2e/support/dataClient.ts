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
 * Asks for the offers several times side by side, through the very client that the page reads by: what a page
 * of many features would do. The client is found where React keeps what it has drawn.
 */
export function askSideBySide(page: Page, times: number): Promise<void> {
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
      const left: (Fiber | undefined)[] = [root[key]?.stateNode.current];
      while (left.length > 0) {
        const fiber = left.pop();
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
        left.push(fiber.sibling, fiber.child);
      }
      throw new Error('The page holds no GraphQL client.');
    },
    [query, times] as const,
  );
}
