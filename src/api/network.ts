export interface Network {
  readonly isOnline: () => boolean;
  /** Calls the listener at each change, until the returned function is called. */
  readonly onChange: (listener: (isOnline: boolean) => void) => () => void;
}

export function connectNetwork(page: Window): Network {
  const isOnline = () => page.navigator.onLine;
  return {
    isOnline,
    onChange: (listener) => {
      const tell = () => listener(isOnline());
      page.addEventListener('online', tell);
      page.addEventListener('offline', tell);
      return () => {
        page.removeEventListener('online', tell);
        page.removeEventListener('offline', tell);
      };
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
