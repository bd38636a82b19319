import type { AddressInfo, Server } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Settings } from './settings.ts';

/**
 * Where people reach the product, without a slash at the end: as configured, else where the server listens.
 * Links of mails and of single sign-on begin with it, never with what a request claims (security U5).
 */
export function publicUrlOf(
  { publicUrl, host, port }: Pick<Settings, 'publicUrl' | 'host' | 'port'>,
  server: Pick<Server, 'address'>,
): string {
  if (publicUrl !== null) return publicUrl;
  const bound = server.address() as AddressInfo | null;
  return addressOf(host, bound?.port ?? port);
}

/**
 * The address of a host and port; an IPv6 host in brackets (RFC 3986, section 3.2.2). A server that listens everywhere
 * is asked by the name of this machine: what means "everywhere" leads nowhere.
 */
export function addressOf(host: string, port: number): string {
  if (isEverywhere(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function isEverywhere(host: string): boolean {
  return ipaddr.isValid(host) && ipaddr.process(host).range() === 'unspecified';
}
