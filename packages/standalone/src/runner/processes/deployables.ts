import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const services = ['auth', 'directory', 'jobs', 'resumes', 'ai'] as const;
export type ServiceName = (typeof services)[number];

export type Remote = `mfe-${string}`;
type FrontEnd = 'shell' | Remote;

const isRemote = (name: string): name is Remote => name.startsWith('mfe-');

/** The front ends of a project: the shell and every `mfe-*` folder. */
export const frontEndsIn = (rootDir: string): ['shell', ...Remote[]] => [
  'shell',
  ...readdirSync(rootDir)
    .filter(isRemote)
    .filter((name) => existsSync(join(rootDir, name, 'package.json')))
    .sort(),
];

export type Deployable = ServiceName | FrontEnd | 'gateway';

/** A loopback port for each; the gateway's is the site's. */
export type Ports = Readonly<Record<Deployable, number>>;

/** Whether a deployable runs in the browser: the shell or a remote. */
export const isFrontEnd = (name: Deployable): name is FrontEnd =>
  name === 'shell' || isRemote(name);

/** Folder of a deployable in the project. */
export function folderOf(rootDir: string, name: Deployable): string {
  const isService = (services as readonly string[]).includes(name);
  return isService ? join(rootDir, 'services', name) : join(rootDir, name);
}

/** The setting with its address: `AUTH_URL`. The remotes share `REMOTES`. */
export const urlSetting = (name: Deployable) => `${name.toUpperCase().replaceAll('-', '_')}_URL`;
