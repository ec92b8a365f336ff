import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/** Determines the client of a request. Built once from `TRUSTED_PROXIES`. */
export interface ClientAddresses {
  /** The IP address closest to the client that trusted proxies report, or else that of the peer. */
  of(request: IncomingMessage): string;
  /** Whether the peer of the connection is a trusted proxy, whose x-request-id is accepted. */
  fromTrustedPeer(request: IncomingMessage): boolean;
  /** Whether the request originates from this machine or a trusted address, not just passes through one. */
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
      // A local proxy that is not declared as trusted would make every visitor look local.
      const forwarded =
        request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
      const address = of(request);
      return trust(address, 0) || (!forwarded && isLoopback(address));
    },
  };
}

/** Converts IPv4-mapped IPv6 (`::ffff:10.0.0.1`) to IPv4; returns other text unchanged. */
function normalise(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
