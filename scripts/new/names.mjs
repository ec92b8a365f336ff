import { UsageError } from './project.mjs';

/** Names of files: `opening-hours`. */
export function checkedName(name, what) {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name ?? '')) return name;
  throw new UsageError(
    `${what} is written in kebab-case, e.g. opening-hours; not "${name ?? ''}".`,
  );
}

/** One of the names that exist. */
export function oneOf(name, names, what) {
  if (names.includes(name)) return name;
  throw new UsageError(`${what} is one of ${names.join(', ')}; not "${name ?? ''}".`);
}

export const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
export const pascal = (name) => camel(`-${name}`);

/** `opening-hours` → `Opening hours`. */
export const sentence = (name) => name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ');

export const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

export const remotesOf = (project) =>
  project
    .folders('.')
    .filter((name) => name.startsWith('mfe-') && project.has(`${name}/src/routes.json`));

export const servicesOf = (project) => project.folders('services');

/** The folders of a service that are resources. */
export const resourcesOf = (project, service) =>
  project.folders(`services/${service}/src`).filter((name) => name !== 'testing');
