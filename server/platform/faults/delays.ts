interface Delay {
  readonly scope: string;
  readonly end: () => void;
}

/** What the fault switch holds up, until its time is over or it is let go. */
export function createDelays() {
  const running = new Set<Delay>();
  return {
    /** Fulfils after so many milliseconds, or once the scope is let go. */
    wait: (scope: string, ms: number): Promise<void> =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer);
          running.delete(delay);
          resolve();
        };
        const delay = { scope, end };
        const timer = setTimeout(end, ms);
        running.add(delay);
      }),
    /** Lets go what waits in this scope, or in all. */
    letGo: (scope: string | undefined): void => {
      for (const delay of running) {
        if (scope === undefined || delay.scope === scope) delay.end();
      }
    },
  };
}
