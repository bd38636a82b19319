import { formatDay } from '#domain/formatDay.ts';
import type { EndingCertificatesQuery } from '#graphql/hooks.ts';

type Ending = NonNullable<EndingCertificatesQuery['endingCertificates']>;

/** Describes how many certificates to renew, and the earliest expiry: "1 certificate expires on 12/02/2026". */
export function describeEndingCertificates({ count, firstOn, isOver }: Ending): string {
  const day = formatDay(firstOn);
  if (count === 1) return `1 certificate ${isOver ? 'expired' : 'expires'} on ${day}`;
  return isOver
    ? `${count} certificates need to be renewed, the first expired on ${day}`
    : `${count} certificates expire soon, the first on ${day}`;
}
