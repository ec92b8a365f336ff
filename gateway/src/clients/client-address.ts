import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/** Tells who a request comes from. Built once from `TRUSTED_PROXIES`. */
export interface ClientAddresses {
  /** The address nearest to the person that a trusted proxy vouches for; else the peer's own. */
  of(request: IncomingMessage): string;
  /** Whether the peer of the connection is a trusted proxy, so that its x-request-id may be kept. */
  fromTrustedPeer(request: IncomingMessage): boolean;
  /** Whether the request comes from this machine or a trusted address, not merely through one. */
  isOperator(request: IncomingMessage): boolean;
}

/** @param trusted CIDR ranges, or proxy-addr's names `loopback`, `linklocal`, `uniquelocal` */
export function clientAddresses(trusted: readonly string[]): ClientAddresses {
  const trust = trusted.length > 0 ? proxyAddr.compile([...trusted]) : () => false;
  const peer = (request: IncomingMessage) => request.socket.remoteAddress ?? '0.0.0.0';
  const of = (request: IncomingMessage) => normalise(proxyAddr(request, trust) ?? '0.0.0.0');
  return {
    of,
    fromTrustedPeer: (request) => trust(peer(request), 0),
    isOperator(request) {
      // A proxy on this machine that is not declared as trusted would make every visitor look local.
      const forwarded =
        request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
      const address = of(request);
      return trust(address, 0) || (!forwarded && isLoopback(address));
    },
  };
}

/** IPv4 written inside IPv6 (`::ffff:10.0.0.1`) becomes plain IPv4; what is no address stays as it is. */
function normalise(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** The key of a client in limits: the address, or for IPv6 its /64, which one customer owns as a whole. */
export function limitKey(address: string): string {
  if (!ipaddr.IPv6.isIPv6(address)) {
    return address;
  }
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toNormalizedString()}/64`;
}
