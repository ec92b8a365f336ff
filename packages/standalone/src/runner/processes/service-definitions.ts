import type { ServiceDefinition } from '@commons/service-kit/service';
import type { ServiceName } from './deployables.js';

/**
 * Imports the gateway and the services. Dynamic, because with one process per deployable the runner never loads them.
 */
export async function loadDefinitions(): Promise<
  Readonly<Record<ServiceName | 'gateway', ServiceDefinition>>
> {
  const [gateway, auth, directory, jobs, resumes, ai] = await Promise.all([
    import('@commons/gateway/app.module'),
    import('@commons/auth/app.module'),
    import('@commons/directory/app.module'),
    import('@commons/jobs/app.module'),
    import('@commons/resumes/app.module'),
    import('@commons/ai/app.module'),
  ]);
  return {
    gateway: gateway.gatewayService,
    auth: auth.authService,
    directory: directory.directoryService,
    jobs: jobs.jobsService,
    resumes: resumes.resumesService,
    ai: ai.aiService,
  };
}
