import { join } from 'node:path';

export const services = ['auth', 'directory', 'jobs', 'resumes', 'ai'] as const;
export type ServiceName = (typeof services)[number];

export const frontEnds = [
  'shell',
  'mfe-public',
  'mfe-employer',
  'mfe-jobseeker',
  'mfe-tools',
] as const;
export type FrontEnd = (typeof frontEnds)[number];

export type Deployable = ServiceName | FrontEnd | 'gateway';

/** A port of the loopback for each; the gateway's is the site's. */
export type Ports = Readonly<Record<Deployable, number>>;

export const isFrontEnd = (name: Deployable): name is FrontEnd =>
  (frontEnds as readonly string[]).includes(name);

/** Folder of a deployable in the project. */
export function folderOf(rootDir: string, name: Deployable): string {
  const isService = (services as readonly string[]).includes(name);
  return isService ? join(rootDir, 'services', name) : join(rootDir, name);
}

/** Setting under which the others find it: `AUTH_URL`, `MFE_PUBLIC_URL`. */
export const urlSetting = (name: Deployable) => `${name.toUpperCase().replaceAll('-', '_')}_URL`;
