// The subset of `kustomize build` that deploy/kubernetes uses; a test compares it with kustomize where that is
// installed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse, parseAllDocuments } from 'yaml';

// biome-ignore lint/suspicious/noExplicitAny: any kind of Kubernetes
export type Resource = Record<string, any>;

interface Patch {
  readonly path: string;
  readonly target: { kind: string; name?: string; labelSelector?: string };
}
interface Kustomization {
  readonly namespace?: string;
  readonly resources?: string[];
  readonly components?: string[];
  readonly replicas?: { name: string; count: number }[];
  readonly images?: { name: string; newName: string; newTag?: string; digest?: string }[];
  readonly configMapGenerator?: { name: string; behavior?: 'merge'; envs: string[] }[];
  readonly patches?: Patch[];
}

const known =
  'apiVersion kind namespace resources components replicas images configMapGenerator patches';
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const documents = (text: string): Resource[] => parseAllDocuments(text).map((one) => one.toJS());

/** The resources of a folder with a kustomization.yaml, as they are applied. */
export function render(folder: string): Resource[] {
  const kustomization: Kustomization = parse(read(folder, 'kustomization.yaml'));
  const unknown = Object.keys(kustomization).filter((key) => !known.split(' ').includes(key));
  if (unknown.length > 0) throw new Error(`the renderer does not know ${unknown.join(', ')}`);
  const resources = [
    ...(kustomization.resources ?? []),
    ...(kustomization.components ?? []),
  ].flatMap((path) =>
    path.endsWith('.yaml') ? documents(read(folder, path)) : render(join(folder, path)),
  );
  generate(resources, kustomization, folder);
  for (const patch of kustomization.patches ?? []) applyPatch(resources, patch, folder);
  for (const resource of resources) finish(resource, kustomization);
  return resources;
}

/** Settings as a ConfigMap. Its name stays as it is: kustomize adds a hash of the contents. */
function generate(
  resources: Resource[],
  { configMapGenerator = [] }: Kustomization,
  folder: string,
) {
  for (const { name, behavior, envs } of configMapGenerator) {
    const data = Object.assign({}, ...envs.map((file) => parseEnv(read(folder, file))));
    const isIt = ({ kind, metadata }: Resource) => kind === 'ConfigMap' && metadata.name === name;
    if (behavior === 'merge') Object.assign(resources.find(isIt)?.data, data);
    else resources.push({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data });
  }
}

function applyPatch(resources: Resource[], { path, target }: Patch, folder: string): void {
  const [label, value] = target.labelSelector?.split('=') ?? [];
  const found = resources.filter(
    ({ kind, metadata }) =>
      kind === target.kind &&
      (!target.name || metadata.name === target.name) &&
      (!label || metadata.labels?.[label] === value),
  );
  if (found.length === 0) throw new Error(`${path} fits nothing`);
  const patch = parse(read(folder, path));
  for (const resource of found) {
    if (Array.isArray(patch)) for (const step of patch) applyStep(resource, step);
    else Object.assign(resource, merged(resource, { ...patch, metadata: {} }));
  }
}

/** A step of RFC 6902, `add` to an object or `replace`. */
function applyStep(resource: Resource, { path, value }: { path: string; value: unknown }): void {
  const names = path
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/'));
  const last = names.pop() as string;
  names.reduce((inside, name) => inside[name], resource)[last] = value;
}

/** The field that identifies the members of a list; other lists are replaced. */
const keys: Record<string, string> = { containers: 'name', env: 'name', ports: 'containerPort' };

// biome-ignore lint/suspicious/noExplicitAny: any part of a resource
function merged(old: any, patch: any, name = ''): any {
  const key = keys[name];
  if (Array.isArray(patch)) {
    if (!key || !Array.isArray(old)) return patch;
    const rest = patch.filter((one) => !old.some((other) => other[key] === one[key]));
    const changed = old.map((one) => {
      const change = patch.find((other) => other[key] === one[key]);
      return change ? merged(one, change) : one;
    });
    return [...changed, ...rest];
  }
  if (typeof patch !== 'object' || patch === null) return patch;
  const result = { ...old };
  for (const [field, value] of Object.entries(patch))
    result[field] = merged(result[field], value, field);
  return result;
}

function finish(
  resource: Resource,
  { namespace, replicas = [], images = [] }: Kustomization,
): void {
  if (namespace && resource.kind !== 'Namespace') resource.metadata.namespace = namespace;
  const count = replicas.find(({ name }) => name === resource.metadata.name)?.count;
  if (resource.kind === 'Deployment' && count) resource.spec.replicas = count;
  for (const container of podOf(resource)?.containers ?? []) {
    const found = images.find(({ name }) => name === container.image);
    if (found)
      container.image = `${found.newName}${found.digest ? `@${found.digest}` : `:${found.newTag}`}`;
  }
}

/** The pod that a resource starts, if any. */
export const podOf = ({ kind, spec }: Resource): Resource | undefined =>
  kind === 'CronJob' ? spec.jobTemplate.spec.template.spec : spec?.template?.spec;
