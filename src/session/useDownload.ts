import { useState } from 'react';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import { useRuntime } from './runtime.ts';

/** Returns a function that downloads a file, and the failure of the latest download. */
export function useDownload() {
  const { download } = useRuntime();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  return {
    failure,
    download: (path: string, name: string) => {
      setFailure(null);
      download(path, name).catch((error: unknown) => setFailure(toCallFailure(error)));
    },
  };
}
