import { formatDay } from '#domain/formatDay.ts';

interface EndingCertificates {
  readonly count: number;
  /** Day on which the first one ends: YYYY-MM-DD. */
  readonly firstOn: string;
  readonly isOver: boolean;
}

/** Describes the certificates to renew: "1 certificate expires on 12/02/2026". */
export function endingWords({ count, firstOn, isOver }: EndingCertificates): string {
  const day = formatDay(firstOn);
  if (count === 1) return `1 certificate ${isOver ? 'expired' : 'expires'} on ${day}`;
  return isOver
    ? `${count} certificates need to be renewed, the first expired on ${day}`
    : `${count} certificates expire soon, the first on ${day}`;
}
