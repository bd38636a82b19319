import { useMemo, useSyncExternalStore } from 'react';
import type { ObservedQuery } from '#api/queries.ts';
import { mayBrowseCategories } from '#domain/access.ts';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import type { CategoryEntry } from '#domain/marketplace.ts';
import { useRuntime } from './runtime.ts';
import { useViewer } from './useViewer.ts';

export interface CategoriesState {
  readonly state: 'off' | 'loading' | 'held' | 'failed';
  readonly categories: readonly CategoryEntry[];
  /** Failure of the latest load; categories of an earlier load may still be shown. */
  readonly failure: CallFailure | null;
}

const noCategories: readonly CategoryEntry[] = [];
const nothing = { error: null };
const unasked: ObservedQuery<CategoryEntry[]> = { subscribe: () => () => undefined, read: () => nothing };

/** Returns the categories with partners of the person's company; `off` for all but regular users (spec section 6). */
export function useCategories(): CategoriesState {
  const { categories } = useRuntime();
  const { kind, userInfo } = useViewer();
  const userId = userInfo?.userId;
  const enabled = mayBrowseCategories(kind);
  const { subscribe, read } = useMemo(
    () => (enabled ? categories.observe(userId) : unasked),
    [categories, enabled, userId],
  );
  const { data, error } = useSyncExternalStore(subscribe, read, read);

  if (!enabled) return { state: 'off', categories: noCategories, failure: null };
  const failure = error ? toCallFailure(error) : null;
  if (data) return { state: 'held', categories: data, failure };
  return { state: failure ? 'failed' : 'loading', categories: noCategories, failure };
}
