import { Problem } from './problem.ts';

/** @throws {Problem} MALFORMED_JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('MALFORMED_JSON', 'The request body is not valid JSON');
  }
}
