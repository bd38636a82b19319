import { useEffect, useEffectEvent } from 'react';

interface CloseWatcher extends EventTarget {
  readonly destroy: () => void;
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/** Asks to close what is open by the browser's own means: Back on Android, and Esc (HTML, close requests). */
export function useCloseRequest(isOpen: boolean, onRequest: () => void): void {
  const request = useEffectEvent(onRequest);
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    // A request that is canceled leaves the watcher alive; browsers let the page cancel one for each press.
    watcher.addEventListener('cancel', (event) => {
      event.preventDefault();
      request();
    });
    watcher.addEventListener('close', () => request());
    return () => watcher.destroy();
  }, [isOpen]);
}
