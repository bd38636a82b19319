import type { AddressInfo, Server } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Settings } from './settings.ts';

/**
 * Returns the address at which people reach the product, without a slash at the end: the configured one, or else that
 * of the server. Links in mails and of single sign-on begin with it, never with the host of a request (security U5).
 */
export function publicUrlOf(
  { publicUrl, host, port }: Pick<Settings, 'publicUrl' | 'host' | 'port'>,
  server: Pick<Server, 'address'>,
): string {
  if (publicUrl !== null) return publicUrl;
  const bound = server.address() as AddressInfo | null;
  return httpAddress(host, bound?.port ?? port);
}

/**
 * Returns the address of a host and port, with an IPv6 host in brackets (RFC 3986, section 3.2.2). The unspecified
 * host, which listens on every address, becomes localhost, since browsers cannot open it.
 */
export function httpAddress(host: string, port: number): string {
  if (ipaddr.isValid(host) && ipaddr.process(host).range() === 'unspecified')
    return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
