import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Refused because the address is private, as opposed to a network failure. */
export class PrivateAddressError extends Error {
  constructor() {
    super('The address leads to a private network. Only public sites can be read.');
  }
}

/** Whether an IP address is public: not private, local, reserved or translated. */
export function isPublicIp(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return address.range() === 'unicast';
}

/**
 * Refuses a literal private IP address as host, since those are not looked up.
 * @throws PrivateAddressError
 */
export function refusePrivateHost(hostname: string): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublicIp(host)) throw new PrivateAddressError();
}

/**
 * DNS look-up for connections to public sites. The connection uses its result, so that a second look-up cannot return
 * another address (DNS rebinding). A single private address among several refuses all.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0);
    const refused = found.length === 0 || found.some(({ address }) => !isPublicIp(address));
    if (refused) return callback(new PrivateAddressError(), '', 0);
    if (options.all) return callback(null, found);
    const [first] = found;
    return callback(null, first?.address ?? '', first?.family ?? 0);
  });
};
