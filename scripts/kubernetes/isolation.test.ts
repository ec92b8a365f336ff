import { definitions } from '../compose/compose-file.js';
import { container, makeSecrets, of, overlays, pods, secrets } from './manifests.js';
import { podOf, type Resource } from './render.js';

describe.each(overlays)('deploy/kubernetes/overlays/%s', (overlay) => {
  it('satisfies the Pod Security Standard "restricted", with a read-only root file system', () => {
    const [{ metadata }] = of(overlay, 'Namespace') as [Resource];
    expect(metadata.labels['pod-security.kubernetes.io/enforce']).toBe('restricted');
    for (const resource of pods(overlay)) {
      const pod = podOf(resource) as Resource;
      expect(pod.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 1000,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect([pod.automountServiceAccountToken, pod.enableServiceLinks]).toEqual([false, false]);
      expect([pod.hostNetwork, pod.hostPID, pod.containers.length]).toEqual([
        undefined,
        undefined,
        1,
      ]);
      expect(container(resource).securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(Object.keys(container(resource).resources.requests).sort()).toEqual(['cpu', 'memory']);
      expect(container(resource).resources.limits.memory).toMatch(/^\d+[MG]i$/);
      const kinds = pod.volumes.flatMap((volume: Resource) => Object.keys(volume));
      for (const kind of kinds)
        expect(['name', 'emptyDir', 'persistentVolumeClaim']).toContain(kind);
    }
  });

  it('has no secrets among its settings, only references to those of secrets.mjs', () => {
    const settings = of(overlay, 'ConfigMap').flatMap(({ data }) => Object.keys(data));
    expect(
      settings.filter((key) =>
        /SECRET|PASSWORD|PRIVATE|API_KEY|ACCESS_KEY|MONGODB_URI|REDIS_URL|SMTP_URL/.test(key),
      ),
    ).toEqual([]);
    expect(of(overlay, 'Secret')).toEqual([]);
    const named = pods(overlay).flatMap((pod) =>
      (container(pod).envFrom ?? []).flatMap(({ secretRef }: Resource) => secretRef?.name ?? []),
    );
    expect([...new Set(named)].sort()).toEqual(secrets.map(({ metadata }) => metadata.name).sort());
  });

  it('only allows ingress, gateway and declared callers in', () => {
    const policy = (name: string) => of(overlay, 'NetworkPolicy', name)[0]?.spec;
    expect(policy('nothing-else')).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
    const callable = Object.keys(definitions).filter(
      (name) => !['gateway', 'ai-worker'].includes(name),
    );
    for (const name of callable) {
      const callers = Object.values(definitions)
        .filter(({ calls = [] }) => (calls as string[]).includes(name))
        .map((definition) => definition.name);
      const [{ from }] = policy(`to-${name}`).ingress;
      expect([name, [...from[0].podSelector.matchExpressions[0].values].sort()]).toEqual([
        name,
        ['gateway', ...callers].sort(),
      ]);
      expect(policy(`to-${name}`).podSelector.matchLabels).toEqual({
        'app.kubernetes.io/name': name,
      });
    }
  });

  it('serves one address over TLS, that of SITE_URL', () => {
    const [{ spec }] = of(overlay, 'Ingress') as [Resource];
    const [{ data }] = of(overlay, 'ConfigMap', 'commons-settings') as [Resource];
    const { protocol, hostname } = new URL(data.SITE_URL);
    expect(protocol).toBe('https:');
    expect([spec.rules[0].host, spec.tls[0].hosts]).toEqual([hostname, [hostname]]);
    expect(of(overlay, 'Service', spec.rules[0].http.paths[0].backend.service.name)).toHaveLength(
      1,
    );
  });
});

it.each(['AI_MONGO_PASSWORD', 'JOBS_S3_SECRET_KEY', 'AUTH_PRIVATE_KEY', 'MONGO_PASSWORD'])(
  'secrets.mjs makes no Secret without %s',
  (name) => {
    expect(() => makeSecrets(name)).toThrow(`Missing in .env or the environment: ${name} (`);
  },
);
