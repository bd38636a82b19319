import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * Whether a request comes from a program on this machine that means us: from loopback, for loopback or for the
 * configured public host. Another site's name that leads here (DNS rebinding) is refused, and so is a proxy on
 * this machine, which speaks for somebody elsewhere.
 */
export function isFromThisMachine(
  { socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>,
  publicUrl: string | null,
): boolean {
  const hosts = publicUrl === null ? [] : [new URL(publicUrl).hostname];
  const host = hostOf(headers.host ?? '');
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    (host === 'localhost' || isLoopback(host) || hosts.includes(host)) &&
    headers['x-forwarded-for'] === undefined &&
    headers.forwarded === undefined
  );
}

/** The host's name without its port, in lower case. */
function hostOf(header: string): string {
  return URL.canParse(`http://${header}`) ? new URL(`http://${header}`).hostname : '';
}

function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
