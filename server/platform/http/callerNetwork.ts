import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * Where a request comes from, in one spelling: an IPv4 address, also where IPv6 wraps it, or the /64 that an
 * IPv6 address is of, since a single line commonly has all of it (RFC 6177).
 */
export function callerNetwork({ ip, socket }: FastifyRequest): string {
  // A trusted proxy may name something else than an address, which its caller might choose at will.
  const text = [ip, socket.remoteAddress].find((candidate) => ipaddr.isValid(candidate ?? ''));
  if (text === undefined) return 'unknown';
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
