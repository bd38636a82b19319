export type Network = ReturnType<typeof connectNetwork>;

export function connectNetwork(page: Window) {
  const isOnline = () => page.navigator.onLine;
  return {
    isOnline,
    /** Calls the listener at each change, until the returned function is called. */
    onChange: (listener: (isOnline: boolean) => void) => {
      const end = new AbortController();
      for (const type of ['online', 'offline'])
        page.addEventListener(type, () => listener(isOnline()), { signal: end.signal });
      return () => end.abort();
    },
  };
}

export async function whenOnline({ isOnline, onChange }: Network): Promise<void> {
  if (isOnline()) return;
  await new Promise<void>((resolve) => {
    const stop = onChange((isBack) => {
      if (!isBack) return;
      stop();
      resolve();
    });
  });
}
