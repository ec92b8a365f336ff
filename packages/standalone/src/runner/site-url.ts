import type { PortalOptions } from '../portal/portal-options.js';
import type { Ports } from './deployables.js';

const loopback = ['127.0.0.1', '0.0.0.0', '::', '::1', '[::1]', 'localhost'];

/** Where a browser on this machine finds the site. */
export function siteUrl({ host }: PortalOptions, { gateway }: Ports): string {
  return `http://${loopback.includes(host) ? 'localhost' : host}:${gateway}`;
}

/**
 * A line for a person when SITE_URL names another port of this machine than the site has: a `.env` that was made for
 * another start would else quietly make links in mails that lead nowhere.
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
