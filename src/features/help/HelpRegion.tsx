import type { ReactNode } from 'react';
import { toCallFailure } from '#domain/callFailure.ts';
import { RegionError } from '#haven/feedback/Region.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';

interface HelpRegionProps<Data> {
  /** What it holds: "questions". */
  readonly what: string;
  readonly data: Data | undefined;
  readonly loading: boolean;
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
  /** Shown while loading, in the size of what is to come. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What a help page holds, or how far it is with getting it (screens 2.1.7). */
export function HelpRegion<Data>({
  what,
  data,
  loading,
  error,
  refetch,
  skeleton,
  children,
}: HelpRegionProps<Data>) {
  if (data !== undefined) return children(data);
  if (error === undefined || loading) {
    return (
      <div aria-busy>
        <VisuallyHidden>Loading {what}</VisuallyHidden>
        {skeleton}
      </div>
    );
  }
  const failure = toCallFailure(error);
  return (
    <RegionError
      title={`We couldn't load ${what}.`}
      cause={failure.message}
      reference={failure.reference}
      onRetry={() => {
        // The button that was pressed is gone then.
        document.querySelector<HTMLElement>('main h1')?.focus();
        refetch().catch(() => undefined);
      }}
    />
  );
}
