import * as v from 'valibot';
import type { ValidationError } from '#domain/callFailure.ts';
import { loadPhoneRules } from '#domain/phoneRules.ts';
import { Problem } from './problem.ts';

await loadPhoneRules();

/** JSON escapes of NUL and unpaired surrogates, which no database column can store. */
const unstorableText = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f]..)/i;

/** Validates input, and drops unknown fields. @throws {Problem} VALIDATION_FAILED with one entry for each fault */
export function parse<Schema extends v.GenericSchema>(schema: Schema, sent: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, sent, { abortPipeEarly: true });
  if (!result.success) {
    throw validationFailed(
      result.issues.map((issue) => {
        const path = v.getDotPath(issue);
        return { message: issue.message, members: path === null ? [] : [path] };
      }),
    );
  }
  if (unstorableText.test(JSON.stringify(result.output))) {
    throw validationFailed([{ message: 'The text holds characters that cannot be stored', members: [] }]);
  }
  return result.output;
}

export function validationFailed(errors: readonly ValidationError[]): Problem {
  return new Problem('VALIDATION_FAILED', errors[0]?.message ?? 'The request is not valid', {
    validationErrors: errors,
  });
}
