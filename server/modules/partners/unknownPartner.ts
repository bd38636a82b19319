import { Problem } from '#server/platform/http/problem.ts';

export function unknownPartner(): Problem {
  return new Problem('NOT_FOUND', "We don't know that partner");
}
