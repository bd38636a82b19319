import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * Returns the caller's network in a unique spelling: the IPv4 address, even if IPv6 wraps it, or the /64 of an IPv6
 * address, since one subscriber commonly has all of it (RFC 6177). Returns `unknown` without a valid address.
 */
export function callerNetwork({ ip, socket }: FastifyRequest): string {
  // A trusted proxy may forward a text that is no address.
  const text = [ip, socket.remoteAddress].find((candidate) => ipaddr.isValid(candidate ?? ''));
  if (text === undefined) return 'unknown';
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
