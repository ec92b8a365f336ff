import type { PortalOptions } from '../../portal/portal-options.js';
import { StartFailure } from '../../portal/start-failure.js';
import { type Deployable, frontEndsIn, type Ports, services } from '../processes/deployables.js';
import { freePorts, portTrouble } from './free-ports.js';

/** The user chooses the site's port; the others are free loopback ports. */
export async function choosePorts({ host, port, rootDir }: PortalOptions): Promise<Ports> {
  const trouble = await portTrouble(port, host);
  if (trouble) throw new StartFailure(trouble);
  const names: Deployable[] = ['gateway', ...services, ...frontEndsIn(rootDir)];
  const free = await freePorts(names.length);
  const ports = Object.fromEntries(names.map((name, index) => [name, free[index]]));
  return { ...ports, ...(port === 0 ? {} : { gateway: port }) } as Ports;
}
