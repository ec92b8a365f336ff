import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * The client's address, as a key for rate limits. The gateway puts the one trusted address into `x-forwarded-for`.
 * Services are reachable by the gateway only, so they trust it. Without the header: the peer of the connection. IPv6 is
 * reduced to its /64: one customer owns all addresses in it and would otherwise count as many people.
 */
export function clientAddress(request: FastifyRequest): string {
  const header = request.headers['x-forwarded-for'];
  const first = (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim();
  return customerOf(first || request.ip);
}

/**
 * The network of an address, in which one person may have many addresses: the /24 of IPv4 and the /48 of IPv6, the
 * largest that one customer gets. Anything that is not an address is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  if (known.kind() === 'ipv4') return `${ipaddr.IPv4.networkAddressFromCIDR(`${known}/24`)}/24`;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${known}/48`).toNormalizedString()}/48`;
}

/** An address as a key for rate limits: itself, or for IPv6 its /64, which belongs to one customer. */
export function customerOf(address: string): string {
  if (!ipaddr.IPv6.isIPv6(address) || ipaddr.process(address).kind() === 'ipv4') return address;
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toNormalizedString();
}
