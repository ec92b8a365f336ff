import type { PortalOptions } from '../../portal/portal-options.js';
import type { Ports } from '../processes/deployables.js';

const loopback = ['127.0.0.1', '0.0.0.0', '::', '::1', '[::1]', 'localhost'];

/** The site's address for a browser on this machine. */
export function siteUrl({ host }: PortalOptions, { gateway }: Ports): string {
  return `http://${loopback.includes(host) ? 'localhost' : host}:${gateway}`;
}

/**
 * A warning when SITE_URL names a port of this machine other than the site's: with a `.env` made for another start,
 * links in mails would silently lead nowhere.
 */
export function otherSite(setting: string | undefined, url: string): string | undefined {
  if (!setting || !URL.canParse(setting)) return undefined;
  const { hostname, port } = new URL(setting);
  if (!loopback.includes(hostname) || port === new URL(url).port) return undefined;
  return (
    `SITE_URL is ${setting}, so links in mails and pages lead there. ` +
    `Take it out of .env or the environment for links to ${url}.`
  );
}
