import { brand } from '#domain/brand.ts';
import { roleNames } from '#domain/role.ts';
import { samplePassword, samplePeople } from '#server/platform/sample/samplePeople.ts';
import type { Mode } from '#server/platform/settings/environment.ts';
import type { RunningServer } from './start.ts';

/** What a person who started the product needs to know, as lines of text. */
export function announcement(server: RunningServer, mode: Mode): string[] {
  const { address, place, outboxAddress, sampleLogins, invitedAdministrator: invited } = server;
  const invitation = invited === null ? [] : [`${invited} is invited by mail to administer it.`];
  const lines = [`${brand.marketplaceName} is ready: ${address}`, ...invitation];
  if (mode === 'production') return lines;
  const logins = sampleLogins ? ['', ...loginLines()] : [];
  const mails = outboxAddress === null ? [] : [mailLine(outboxAddress, sampleLogins)];
  const tools =
    mode === 'development' ? [`Gallery: ${address}/__gallery`, `Charts: ${address}/__machines`] : [];
  return [...lines, ...logins, '', ...mails, ...tools, `Data: ${place}`, 'Stop: Ctrl+C'];
}

function mailLine(outboxAddress: string, sampleLogins: boolean): string {
  const invited = samplePeople.find((person) => person.invited);
  const invitation =
    sampleLogins && invited
      ? ` (the open invitation of ${invited.firstName} ${invited.lastName} is there)`
      : '';
  return `Mail: ${outboxAddress}${invitation}`;
}

function loginLines(): string[] {
  const rows = samplePeople
    .filter(({ invited }) => !invited)
    .map(({ email, firstName, lastName, roleId, customer }) =>
      [
        email.padEnd(24),
        (roleNames[roleId] ?? '').padEnd(13),
        `${firstName} ${lastName}`.padEnd(14),
        customer ?? '',
      ]
        .join('')
        .trimEnd(),
    );
  return [`Sample logins, all with the password ${samplePassword}`, ...rows.map((row) => `  ${row}`)];
}
