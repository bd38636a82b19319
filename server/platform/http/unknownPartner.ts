import { Problem } from './problem.ts';

/** Of a partner that is not there. */
export function unknownPartner(): Problem {
  return new Problem('NOT_FOUND', "We don't know that partner");
}
