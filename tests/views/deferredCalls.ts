/** A call that waits for the test to answer it. */
interface DeferredCall {
  readonly name: string;
  readonly given: readonly unknown[];
  readonly answer: (value: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/** Calls of the pages. The test settles each, even after nobody waits for it any more. */
interface DeferredCalls {
  /** Every call that was made, in order. */
  readonly made: readonly DeferredCall[];
  readonly begin: (name: string, given: readonly unknown[]) => Promise<never>;
  /** The newest call of this name that is not settled. */
  readonly find: (name: string) => DeferredCall | undefined;
}

export function createDeferredCalls(): DeferredCalls {
  const made: DeferredCall[] = [];
  const open = new Set<DeferredCall>();
  return {
    made,
    begin: (name, given) =>
      new Promise<unknown>((resolve, reject) => {
        const call: DeferredCall = {
          name,
          given,
          answer: (value) => {
            open.delete(call);
            resolve(value);
          },
          fail: (error) => {
            open.delete(call);
            reject(error);
          },
        };
        made.push(call);
        open.add(call);
      }) as Promise<never>,
    find: (name) => [...open].findLast((call) => call.name === name),
  };
}
