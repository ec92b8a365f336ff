import type { Environment } from '../portal/portal-options.js';
import type { Deployable } from './deployables.js';

/** Where the deployables run: all in this process, or each in its own. */
export interface Hosting {
  /** Processes of ours by deployable; empty in one process. */
  pids(): Readonly<Record<string, number>>;
  /** Ends all in order: the gateway first, so that nothing new comes in, then the rest with what they are at. */
  stop(): Promise<void>;
}

export interface HostingPlan {
  readonly rootDir: string;
  readonly settings: Readonly<Record<Deployable, Environment>>;
}
