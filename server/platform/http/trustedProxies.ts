import ipaddr from 'ipaddr.js';

export type TrustedProxies = ReturnType<typeof createTrustedProxies>;

/** Creates the set of trusted proxies, from their addresses and networks. */
export function createTrustedProxies(given: readonly string[]) {
  const networks = given.map((text) =>
    ipaddr.isValidCIDR(text) ? ipaddr.parseCIDR(text) : toNetwork(ipaddr.process(text)),
  );
  return {
    /** Whether a caller with this address is a trusted proxy. */
    include: (address: string | undefined): boolean => {
      if (address === undefined || !ipaddr.isValid(address)) return false;
      const caller = ipaddr.process(address);
      return networks.some(
        ([network, bits]) => network.kind() === caller.kind() && caller.match(network, bits),
      );
    },
  };
}

function toNetwork(address: ipaddr.IPv4 | ipaddr.IPv6): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}
