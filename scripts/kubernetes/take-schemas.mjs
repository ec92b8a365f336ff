// node scripts/kubernetes/take-schemas.mjs KUBERNETES KEDA: takes from the sources of both (Go modules k8s.io/kubernetes and
// github.com/kedacore/keda/v2, unpacked) the schemas of the kinds that deploy/kubernetes uses, strict: unknown fields are
// refused, as an API server does with fieldValidation=Strict.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Kinds by the file of their group. */
const groups = {
  api__v1: ['Namespace', 'Service', 'PersistentVolumeClaim', 'ConfigMap', 'Secret'],
  apis__apps__v1: ['Deployment'],
  apis__autoscaling__v2: ['HorizontalPodAutoscaler'],
  apis__batch__v1: ['CronJob'],
  apis__networking__v1: ['Ingress', 'NetworkPolicy'],
  apis__policy__v1: ['PodDisruptionBudget'],
};
const fileOf = (group) => `${group.replace('networking', 'networking.k8s.io')}_openapi.json`;
const prefix = '#/components/schemas/';

const [kubernetes, keda] = process.argv.slice(2);
if (!keda) throw new Error('Name the folders of kubernetes and of keda.');

/** Without descriptions, and with no additional properties. */
function strict(schema) {
  if (Array.isArray(schema)) return schema.map(strict);
  if (schema === null || typeof schema !== 'object') return schema;
  const kept = {};
  for (const [key, value] of Object.entries(schema)) {
    if (['description', 'default', 'format'].includes(key) || key.startsWith('x-')) continue;
    if (key === '$ref') kept.$ref = value.replace(prefix, '#/definitions/');
    else if (key === 'properties')
      kept.properties = Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, strict(one)]),
      );
    else kept[key] = strict(value);
  }
  const isOpen = schema['x-kubernetes-preserve-unknown-fields'] || kept.additionalProperties;
  if (kept.properties && !isOpen) kept.additionalProperties = false;
  if (schema['x-kubernetes-int-or-string']) delete kept.type;
  return kept;
}

function namesIn(schema) {
  return [...JSON.stringify(schema).matchAll(/#\/definitions\/([\w.-]+)/g)].map(([, name]) => name);
}

const definitions = {};
const kinds = {};
for (const [group, wanted] of Object.entries(groups)) {
  const file = join(kubernetes, 'api/openapi-spec/v3', fileOf(group));
  const { schemas } = JSON.parse(readFileSync(file, 'utf8')).components;
  const take = (name) => {
    if (definitions[name]) return;
    definitions[name] = strict(schemas[name]);
    for (const other of namesIn(definitions[name])) take(other);
  };
  for (const [name, schema] of Object.entries(schemas)) {
    const [kind] = schema['x-kubernetes-group-version-kind'] ?? [];
    if (!kind || !wanted.includes(kind.kind) || !name.endsWith(`.${kind.kind}`)) continue;
    const apiVersion = [kind.group, kind.version].filter(Boolean).join('/');
    kinds[`${apiVersion} ${kind.kind}`] = { $ref: `#/definitions/${name}` };
    take(name);
  }
}

const crd = parse(readFileSync(join(keda, 'config/crd/bases/keda.sh_scaledobjects.yaml'), 'utf8'));
for (const { name, schema } of crd.spec.versions) {
  const own = strict(schema.openAPIV3Schema);
  // Declared there as an untyped object.
  own.properties.metadata = {
    $ref: '#/definitions/io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta',
  };
  kinds[`keda.sh/${name} ScaledObject`] = own;
}

const sources = [kubernetes, keda].map((folder) => folder.split('/').slice(-2).join('/'));
const target = join(import.meta.dirname, 'fixtures/kinds.json');
writeFileSync(target, `${JSON.stringify({ sources, kinds, definitions })}\n`);
