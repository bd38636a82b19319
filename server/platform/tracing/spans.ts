import { SpanStatusCode, trace, type SpanOptions } from '@opentelemetry/api';

/** Name of the code that records spans and metrics (OpenTelemetry's instrumentation scope). */
export const scopeName = 'marketplace';

/** Creates spans; without cost until `startTracing`. */
export const tracer = trace.getTracer(scopeName);

/** Does work in a span, which is the parent of spans that begin during the work. */
export async function inSpan<Result>(
  name: string,
  options: SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work();
    } catch (error) {
      // Omits the error's message, in which the database and mail servers repeat values.
      span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', typeOf(error));
      throw error;
    } finally {
      span.end();
    }
  });
}

function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return '_OTHER';
  return 'code' in error ? String(error.code) : error.name;
}
