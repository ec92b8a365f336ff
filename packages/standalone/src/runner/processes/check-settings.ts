import {
  ConfigError,
  collectConfig,
  type Environment,
} from '@commons/service-kit/config/parse-config';
import { ServiceConfig } from '@commons/service-kit/service.config';

/**
 * Checks the values that the user has set, before anything starts: the services would do so only once all their
 * libraries are loaded. What is missing is not yet known here; each service says so itself.
 * @throws ConfigError naming every wrong value, and the service that reads it
 */
export async function checkSettings(env: Environment): Promise<void> {
  const [gateway, auth, directory, jobs, resumes, ai] = await Promise.all([
    import('@commons/gateway/config'),
    import('@commons/auth/config'),
    import('@commons/directory/config'),
    import('@commons/jobs/config'),
    import('@commons/resumes/config'),
    import('@commons/ai/config'),
  ]);
  const schemas = {
    'The portal': ServiceConfig,
    gateway: gateway.GatewayConfig,
    auth: auth.AuthConfig,
    directory: directory.DirectoryConfig,
    jobs: jobs.JobsConfig,
    resumes: resumes.ResumesConfig,
    ai: ai.AiConfig,
  };
  for (const [name, schema] of Object.entries(schemas)) {
    const found: string[] = [];
    collectConfig(schema, env, found);
    const wrong = found.filter((problem) => !problem.endsWith(' is missing'));
    if (wrong.length > 0) throw new ConfigError(name, wrong);
  }
}
