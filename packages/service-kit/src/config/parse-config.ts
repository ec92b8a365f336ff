import type { z } from 'zod';

/** Settings as read from the environment of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown at the start: `problems` has one line per wrong or missing setting. */
export class ConfigError extends Error {
  constructor(
    readonly service: string,
    readonly problems: readonly string[],
  ) {
    super(`${service} cannot start: ${problems.join('; ')}`);
    this.name = 'ConfigError';
  }
}

/** An empty variable counts as absent: compose files and shells set those for "not given". */
function withoutEmpty(environment: Environment): Record<string, string> {
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  return Object.fromEntries(given) as Record<string, string>;
}

/**
 * Parses settings and collects all problems instead of stopping at the first.
 * @returns the parsed settings, or `undefined` after adding to `problems`
 */
export function collectConfig<Schema extends z.ZodType>(
  schema: Schema,
  environment: Environment,
  problems: string[],
): z.output<Schema> | undefined {
  const given = withoutEmpty(environment);
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const name = String(issue.path[0] ?? 'settings');
    const missing = issue.path.length === 1 && !(name in given);
    problems.push(missing ? `${name} is missing` : `${name}: ${issue.message}`);
  }
  return undefined;
}

/** Parses the settings of one schema. @throws ConfigError naming everything that is missing or wrong */
export function parseConfig<Schema extends z.ZodType>(
  service: string,
  schema: Schema,
  environment: Environment,
): z.output<Schema> {
  const problems: string[] = [];
  const config = collectConfig(schema, environment, problems);
  if (config === undefined || problems.length > 0) throw new ConfigError(service, problems);
  return config;
}
