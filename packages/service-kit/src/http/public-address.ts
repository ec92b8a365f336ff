import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Refused because of where an address leads, not because of a failure on the way. */
export class PrivateAddressError extends Error {
  constructor() {
    super('The address leads to a private network. Only public sites can be read.');
  }
}

/** Whether an IP address is one of the public internet: no private, local, reserved or translated one. */
export function isPublicIp(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return address.range() === 'unicast';
}

/**
 * Refuses a host that is written as an IP address of a private network: such hosts are not looked up.
 * @throws PrivateAddressError
 */
export function refusePrivateHost(hostname: string): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublicIp(host)) throw new PrivateAddressError();
}

/**
 * The look-up of a connection to a public site. What it gives is what the connection takes, so that a name cannot lead
 * elsewhere a moment later (DNS rebinding). One private address among several refuses all.
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
