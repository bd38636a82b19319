import * as v from 'valibot';

/** A failure to be staged (contract, "Ways to run"). */
export const faultSchema = v.object({
  /** `GET /path`, or `graphql OperationName`. */
  call: v.pipe(v.string(), v.regex(/^(?:[A-Z]+ \/\S*|graphql \w+)$/)),
  /** HTTP status; with neither status nor body the call is only delayed. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)), 0),
  /** A text is sent as it is, anything else as JSON. */
  body: v.optional(v.unknown()),
  /** Repeats the body's text to at least so many bytes. */
  bytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50_000_000))),
  contentType: v.optional(v.string(), 'application/json; charset=utf-8'),
  /** Fields that are taken out of the JSON object that the call answers. */
  omit: v.optional(v.array(v.string()), []),
  /** Whether the call is done, and its answer never arrives. */
  losesAnswer: v.optional(v.boolean(), false),
  /** How many calls it meets. */
  times: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Value of the cookie `fault-scope` of the requests that it meets. */
  scope: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
});

export type Fault = v.InferOutput<typeof faultSchema>;

export interface StagedFaults {
  stage: (fault: Fault) => void;
  /** The next fault for this call, counted down; undefined where none is staged. */
  take: (scope: string, call: string) => Fault | undefined;
  /** Ends the faults of one scope, or of all. */
  clear: (scope: string | undefined) => void;
}

export function createStagedFaults(): StagedFaults {
  let staged: { fault: Fault; left: number }[] = [];
  return {
    stage: (fault) => {
      staged.push({ fault, left: fault.times });
    },
    take: (scope, call) => {
      const entry = staged.find(({ fault }) => fault.scope === scope && fault.call === call);
      if (!entry) return undefined;
      entry.left -= 1;
      if (entry.left === 0) staged = staged.filter((other) => other !== entry);
      return entry.fault;
    },
    clear: (scope) => {
      staged = staged.filter(({ fault }) => scope !== undefined && fault.scope !== scope);
    },
  };
}
