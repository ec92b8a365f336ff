import { join } from 'node:path';
import {
  type Deployable,
  frontEnds,
  isFrontEnd,
  type Ports,
  services,
  urlSetting,
} from './deployables.js';
import type { Environment, PortalOptions } from './portal-options.js';
import type { ServiceKeys } from './service-keys.js';

/** What all deployables are told of the stores. */
export type StoreSettings = Readonly<Record<string, string>>;

/**
 * The environment of one deployable: what the user set, then where the stores and the others are.
 * Nothing of it is written to `process.env`: in one process each service gets its own.
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
    // The terminal belongs to the runner; `--verbose` gives it to the log lines.
    ...(options.verbose ? {} : { LOG_FILE: join(options.dataDir, 'logs', `${name}.log`) }),
  };
  if (isFrontEnd(name)) return { ...options.env, ...own };
  return {
    ...options.env,
    ...addresses(ports),
    ...stores,
    SERVICE_PRIVATE_KEY: keys.privateKey(name),
    SERVICE_PUBLIC_KEYS: keys.publicKeys,
    ...own,
  };
}

function addresses(ports: Ports): Record<string, string> {
  return Object.fromEntries(
    [...services, ...frontEnds].map((name) => [
      urlSetting(name),
      `http://127.0.0.1:${ports[name]}`,
    ]),
  );
}
