import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultStores } from '@commons/service-kit/service';
import { missingSettings, ServiceConfig } from '@commons/service-kit/service.config';
import { Ajv, type ValidateFunction } from 'ajv';
import { parseAllDocuments } from 'yaml';
import {
  definitions,
  deployables,
  folderOf,
  frontEnds,
  read,
  root,
  service,
} from '../compose/compose-file.js';
import { all, container, environmentOf, folder, of, overlays, pods, secrets } from './manifests.js';
import { podOf, type Resource } from './render.js';

const kustomize = [
  ['kustomize', 'build'],
  ['kubectl', 'kustomize'],
].find(([program = '', command = '']) => spawnSync(program, [command, '--help']).status === 0);

const ajv = new Ajv({ strict: false, allErrors: true });
const { kinds, definitions: schemas } = JSON.parse(read('scripts/kubernetes/fixtures/kinds.json'));
/** Compiling a schema takes a second: each once. */
const validators = new Map<string, ValidateFunction>();

function validatorOf(name: string): ValidateFunction | undefined {
  const kind = kinds[name];
  if (!kind) return undefined;
  const known = validators.get(name) ?? ajv.compile({ ...kind, definitions: schemas });
  validators.set(name, known);
  return known;
}

function faultsOf(resource: Resource): string[] {
  const validate = validatorOf(`${resource.apiVersion} ${resource.kind}`);
  if (!validate) return [`${resource.kind} has no schema`];
  validate(resource);
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [resource.metadata.name, instancePath, message, JSON.stringify(params)].join(' '),
  );
}

describe.each(overlays)('deploy/kubernetes/overlays/%s', (overlay) => {
  it('only has fields that Kubernetes and KEDA know, in all resources and Secrets', () => {
    expect([...all(overlay), ...secrets].flatMap(faultsOf)).toEqual([]);
    const [deployment] = of(overlay, 'Deployment', 'jobs');
    const wrong = structuredClone(deployment as Resource);
    wrong.spec.template.spec.containers[0].livenesProbe = {};
    wrong.spec.template.spec.terminationGracePeriodSeconds = 'long';
    expect(faultsOf(wrong)).toHaveLength(2);
  });

  it('equals the output of kustomize, where that is installed', () => {
    if (!kustomize) return;
    const [program = '', command = ''] = kustomize;
    const text = execFileSync(program, [command, join(folder, 'overlays', overlay)], {
      encoding: 'utf8',
    }).replaceAll(/commons-settings-[a-z0-9]{10}/g, 'commons-settings');
    const built: Resource[] = parseAllDocuments(text).map((one) => one.toJS());
    const sorted = (some: Resource[]) =>
      Object.fromEntries(some.map((one) => [`${one.kind} ${one.metadata.name}`, one]));
    expect(sorted(all(overlay))).toEqual(sorted(built));
    expect(built).toHaveLength(all(overlay).length);
  });

  it('starts every deployable of the compose file from its image, with a version', () => {
    const found = of(overlay, 'Deployment').map(({ metadata }) => metadata.name);
    expect(found.sort()).toEqual([...deployables].sort());
    for (const resource of pods(overlay)) {
      const { name } = resource.metadata;
      const image = name === 'backup' ? 'commons/jobs' : service(name).image;
      expect(container(resource).image).toMatch(
        new RegExp(`/${image}(:\\d[\\w.-]*|@sha256:\\w{64})$`),
      );
      expect(container(resource).image).not.toMatch(/latest$/);
    }
  });

  it.each(Object.keys(definitions))('gives %s all settings it needs, and no others', (name) => {
    const definition = definitions[name]!;
    const [deployment] = of(overlay, 'Deployment', name);
    const environment = environmentOf(overlay, deployment as Resource);
    const every = Object.values(definitions).flatMap(({ config }) => Object.keys(config.shape));
    const known = new Set([...every, ...Object.keys(ServiceConfig.shape)]);
    expect(Object.keys(environment).filter((key) => !known.has(key))).toEqual([]);
    expect(definition.config.safeParse(environment)).toMatchObject({ success: true });
    const shared = ServiceConfig.parse(environment);
    const stores = definition.stores ?? defaultStores;
    expect(missingSettings(shared, stores, definition.calls ?? [])).toEqual([]);
    const composed = service(name).environment ?? {};
    expect(environment.S3_BUCKET).toBe(composed.S3_BUCKET);
    expect(environment.ROLES).toBe(composed.ROLES);
    const { terminationGracePeriodSeconds } = podOf(deployment as Resource) ?? {};
    expect(terminationGracePeriodSeconds * 1_000).toBeGreaterThan(shared.SHUTDOWN_GRACE_MS + 8_000);
  });

  it('names only Services and ports that exist', () => {
    const { data } = of(overlay, 'ConfigMap', 'commons-settings')[0] as Resource;
    const inside = Object.entries<string>(data).filter(([key]) =>
      /^(AUTH|DIRECTORY|JOBS|RESUMES|AI|SHELL)_URL$/.test(key),
    );
    const remotes = [
      ...(definitions.gateway!.config.parse(
        environmentOf(overlay, of(overlay, 'Deployment', 'gateway')[0] as Resource),
      ).REMOTES as Map<string, string>),
    ];
    expect(remotes.map(([name]) => name).sort()).toEqual(
      frontEnds.filter((name) => name !== 'shell').sort(),
    );
    for (const [, address] of [...inside, ...remotes]) {
      const { hostname, port } = new URL(address);
      const [found] = of(overlay, 'Service', hostname);
      expect([address, String(found?.spec.ports[0].port)]).toEqual([address, port]);
    }
    for (const { metadata, spec } of of(overlay, 'Service')) {
      const [deployment] = of(overlay, 'Deployment', metadata.name);
      expect(deployment?.spec.template.metadata.labels).toMatchObject(spec.selector);
      const port = container(deployment as Resource).ports.find(
        ({ name }: Resource) => name === spec.ports[0].targetPort,
      );
      expect([metadata.name, port?.containerPort]).toEqual([metadata.name, 3000]);
      expect(read(join(folderOf(metadata.name), 'Dockerfile'))).toContain('PORT=3000');
    }
  });

  it('probes paths that the servers have', () => {
    const server = read('packages/service-kit/src/health/service-routes.ts');
    const statics = read('packages/static-server/src/static-server.ts');
    for (const deployment of of(overlay, 'Deployment')) {
      const source = frontEnds.includes(deployment.metadata.name) ? statics : server;
      const { startupProbe, livenessProbe, readinessProbe } = container(deployment);
      for (const probe of [startupProbe, livenessProbe, readinessProbe]) {
        expect(source).toContain(`'${probe.httpGet.path}'`);
        expect(probe.httpGet.port).toBe('http');
      }
    }
  });

  it('keeps an instance during a node drain, and spreads instances', () => {
    for (const { metadata, spec } of of(overlay, 'Deployment')) {
      const [budget] = of(overlay, 'PodDisruptionBudget', metadata.name);
      expect(budget?.spec).toMatchObject({ maxUnavailable: 1, selector: spec.selector });
      expect(spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
      expect(spec.template.spec.topologySpreadConstraints).toHaveLength(2);
    }
  });

  it('backs up with an existing program and existing buckets', () => {
    const [job] = of(overlay, 'CronJob', 'backup') as [Resource];
    const { command } = container(job);
    const source = command[1].replace('/dist/', '/src/').replace(/\.js$/, '.ts');
    expect([source, existsSync(join(root, source))]).toEqual([source, true]);
    const environment = environmentOf(overlay, job);
    expect(environment.S3_BUCKETS).toBe(service('backup').environment?.S3_BUCKETS);
    const wanted = Object.keys(service('backup').environment ?? {});
    const other = ['INIT_CWD', 'BACKUP_PASSPHRASE'];
    expect(wanted.filter((key) => !(key in environment) && !other.includes(key))).toEqual([]);
  });
});

describe('deploy/kubernetes/components/autoscaling', () => {
  it('scales what has no fixed number of replicas, and nothing twice', () => {
    const targets = [...of('large', 'HorizontalPodAutoscaler'), ...of('large', 'ScaledObject')].map(
      ({ spec }) => spec.scaleTargetRef.name,
    );
    expect(targets.sort()).toEqual(Object.keys(definitions).sort());
    for (const { metadata, spec } of of('large', 'Deployment'))
      expect([metadata.name, spec.replicas !== undefined]).toEqual([
        metadata.name,
        !targets.includes(metadata.name),
      ]);
    for (const overlay of ['HorizontalPodAutoscaler', 'ScaledObject'])
      expect(of('small', overlay)).toEqual([]);
  });

  it('scales AI workers by an existing metric and the texts that a worker handles at once', () => {
    const [{ spec }] = of('large', 'ScaledObject') as [Resource];
    const { query, threshold } = spec.triggers[0].metadata;
    const [metric] = /queue_tasks/.exec(query) ?? [];
    expect(read('packages/service-kit/src/health/service-metrics.ts')).toContain(
      `name: '${metric}'`,
    );
    expect(query).toContain('service="ai"');
    expect(Number(threshold)).toBe(ServiceConfig.parse({}).WORKER_CONCURRENCY);
  });
});
