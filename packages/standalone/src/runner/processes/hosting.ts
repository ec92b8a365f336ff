import type { Environment } from '../../portal/portal-options.js';
import type { Deployable } from './deployables.js';

/** Where the deployables run: all in this process, or each in its own. */
export interface Hosting {
  /** Child processes by deployable; empty in one process. */
  pids(): Readonly<Record<string, number>>;
  /** Shuts down in order: first the gateway, so that no request comes in, then the rest once their work is finished. */
  stop(): Promise<void>;
}

export interface HostingPlan {
  readonly rootDir: string;
  readonly settings: Readonly<Record<Deployable, Environment>>;
}
