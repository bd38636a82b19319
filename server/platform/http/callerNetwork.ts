import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * Network of the caller, in one spelling: an IPv4 address, even where IPv6 wraps it, or the /64 of an IPv6 address, since
 * one subscriber commonly has all of it (RFC 6177).
 */
export function callerNetwork({ ip, socket }: FastifyRequest): string {
  // A trusted proxy may forward something that is no address, and that its caller chose.
  const text = [ip, socket.remoteAddress].find((candidate) => ipaddr.isValid(candidate ?? ''));
  if (text === undefined) return 'unknown';
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
