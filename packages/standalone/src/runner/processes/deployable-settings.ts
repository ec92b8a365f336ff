import { join } from 'node:path';
import type { Environment, PortalOptions } from '../../portal/portal-options.js';
import {
  type Deployable,
  frontEndsIn,
  isFrontEnd,
  type Ports,
  services,
  urlSetting,
} from './deployables.js';
import type { ServiceKeys } from './service-keys.js';

/** Settings of the stores, common to all deployables. */
export type StoreSettings = Readonly<Record<string, string>>;

/**
 * The environment of one deployable: the user's settings, then the addresses of the stores and the other deployables.
 * Never written to `process.env`: in one process each service gets its own.
 */
export function deployableSettings(
  name: Deployable,
  ports: Ports,
  stores: StoreSettings,
  keys: ServiceKeys,
  options: PortalOptions,
): Environment {
  const own = {
    PORT: String(ports[name]),
    HOST: name === 'gateway' ? options.host : '127.0.0.1',
    // The terminal belongs to the runner; `--verbose` sends the logs there.
    ...(options.verbose ? {} : { LOG_FILE: join(options.dataDir, 'logs', `${name}.log`) }),
  };
  if (isFrontEnd(name)) return { ...options.env, ...own };
  return {
    // One machine, one folder: operators may take versions of front ends back by a click.
    ...(name === 'gateway' && { FRONT_ENDS_RELEASES: 'console' }),
    ...options.env,
    ...addresses(ports, options.rootDir),
    ...stores,
    SERVICE_PRIVATE_KEY: keys.privateKey(name),
    SERVICE_PUBLIC_KEYS: keys.publicKeys,
    ...own,
  };
}

function addresses(ports: Ports, rootDir: string): Record<string, string> {
  const urlOf = (name: Deployable) => `http://127.0.0.1:${ports[name]}`;
  const [shell, ...remotes] = frontEndsIn(rootDir);
  const urls = [...services, shell].map((name) => [urlSetting(name), urlOf(name)]);
  const REMOTES = remotes.map((name) => `${name}=${urlOf(name)}`).join(',');
  return { ...Object.fromEntries(urls), REMOTES };
}
