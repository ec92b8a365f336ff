import type { ServiceName } from './deployables.js';

/**
 * The gateway and the services, each loaded when it is started: who runs them as processes of their own never loads
 * them here.
 */
export const definitions = {
  gateway: async () => (await import('@commons/gateway/app.module')).gatewayService,
  auth: async () => (await import('@commons/auth/app.module')).authService,
  directory: async () => (await import('@commons/directory/app.module')).directoryService,
  jobs: async () => (await import('@commons/jobs/app.module')).jobsService,
  resumes: async () => (await import('@commons/resumes/app.module')).resumesService,
  ai: async () => (await import('@commons/ai/app.module')).aiService,
} satisfies Record<ServiceName | 'gateway', unknown>;
