import { QueryObserver } from '@tanstack/query-core';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { mayBrowseCategories } from '#domain/access.ts';
import type { CategoryEntry } from '#domain/marketplace.ts';
import { categoriesQuery } from './categoriesQuery.ts';
import { useRuntime } from './runtime.ts';
import { useViewer } from './useViewer.ts';

export interface CategoriesState {
  readonly state: 'off' | 'loading' | 'held' | 'failed';
  readonly categories: readonly CategoryEntry[];
}

const noCategories: readonly CategoryEntry[] = [];

/** The categories that hold partners of the person's company; regular users only (spec section 6). */
export function useCategories(): CategoriesState {
  const runtime = useRuntime();
  const { kind, userInfo } = useViewer();
  const userId = userInfo?.userId;
  const enabled = mayBrowseCategories(kind);
  const observer = useMemo(
    () =>
      new QueryObserver(runtime.queryClient, {
        ...categoriesQuery(runtime, userId),
        enabled,
        initialData: () => (enabled ? (runtime.categories.stored() ?? undefined) : undefined),
        initialDataUpdatedAt: 0,
      }),
    [runtime, enabled, userId],
  );
  const subscribe = useCallback((listener: () => void) => observer.subscribe(listener), [observer]);
  const read = useCallback(() => observer.getCurrentResult(), [observer]);
  const result = useSyncExternalStore(subscribe, read, read);

  if (!enabled) return { state: 'off', categories: noCategories };
  if (result.data) return { state: 'held', categories: result.data };
  return { state: result.isError ? 'failed' : 'loading', categories: noCategories };
}
