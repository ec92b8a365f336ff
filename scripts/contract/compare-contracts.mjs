import { schemaFields, tighterLimits } from './schema-fields.mjs';

/**
 * Changes that break callers of the released contract: a removed operation, a removed or changed answer field, a new
 * value in a closed list of an answer, a new required request field, a value or limit that is no longer accepted, a
 * narrower access.
 * @param released, now from `describeContract`
 * @returns a sentence each, e.g. 'GET /jobs/{id}: answer field salary_range is gone'
 */
export function breakingChanges(released, now) {
  return Object.entries(released.operations).flatMap(([name, before]) => {
    const after = now.operations[name];
    if (!after) return [`${name}: the operation is gone`];
    return [
      ...accessChanges(before, after),
      ...requestChanges(before.request, released.schemas.input, after.request, now.schemas.input),
      ...answerChanges(before.answer, released.schemas.output, after.answer, now.schemas.output),
    ].map((change) => `${name}: ${change}`);
  });
}

const openness = ['internal', 'operator', 'account type', 'signed in', 'public'];
const opennessOf = (access) =>
  openness.includes(access) ? openness.indexOf(access) : openness.indexOf('account type');

function accessChanges(before, after) {
  const isNarrower =
    opennessOf(after.access) < opennessOf(before.access) ||
    (opennessOf(after.access) === opennessOf(before.access) && after.access !== before.access);
  return [
    ...(isNarrower ? [`only for '${after.access}', was for '${before.access}'`] : []),
    ...(after.status === before.status ? [] : [`answers ${after.status}, was ${before.status}`]),
  ];
}

function requestChanges(before, namedBefore, after, namedAfter) {
  const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return parts.flatMap((part) => {
    if (part === 'upload') return uploadChanges(before.upload, after.upload);
    const [had, has] = [
      schemaFields(before[part] ?? {}, namedBefore),
      schemaFields(after[part] ?? {}, namedAfter),
    ];
    return [...has].flatMap(([path, field]) => {
      if (path === '') return [];
      const what = `${part} field ${path}`;
      const old = had.get(path);
      // Fields inside an optional object or a list are only required of callers that send it.
      if (!old) return field.required && isTop(path) ? [`${what} is new and required`] : [];
      return [
        ...(field.required && !old.required ? [`${what} is required, was optional`] : []),
        ...lost(old.types, field.types).map((type) => `${what} no longer takes ${type}`),
        ...lostValues(old, field).map((value) => `${what} no longer takes '${value}'`),
        ...tighterLimits(old.limits, field.limits).map(
          (limit) => `${what} has ${limit} ${field.limits[limit]}, was ${old.limits[limit]}`,
        ),
      ];
    });
  });
}

const isTop = (path) => !/[.[*]/.test(path);

function uploadChanges(before, after) {
  if (!before) return ['takes files, took none'];
  if (!after) return ['takes no files any more'];
  return [
    ...(after.part === before.part ? [] : [`its file is '${after.part}', was '${before.part}'`]),
    ...(after.maximumBytes < before.maximumBytes
      ? [`takes ${after.maximumBytes} bytes, was ${before.maximumBytes}`]
      : []),
    ...(after.files < before.files ? [`takes ${after.files} files, was ${before.files}`] : []),
  ];
}

function answerChanges(before, namedBefore, after, namedAfter) {
  if (after.kind !== before.kind) return [`its answer is '${after.kind}', was '${before.kind}'`];
  if (after.type !== before.type) return [`answers ${after.type}, was ${before.type}`];
  if (!before.value) return [];
  const has = schemaFields(after.value, namedAfter);
  return [...schemaFields(before.value, namedBefore)].flatMap(([path, old]) => {
    const what = path === '' ? 'answer' : `answer field ${path}`;
    const field = has.get(path);
    if (!field) return [`${what} is gone`];
    return [
      ...(old.required && !field.required ? [`${what} may be absent, was always there`] : []),
      // Readers know the types and closed lists of their build.
      ...lost(field.types, old.types).map((type) => `${what} may be ${type}, never was`),
      ...lostValues(field, old).map((value) => `${what} may be '${value}', never was`),
    ];
  });
}

const lost = (before, after) =>
  after.has('anything') ? [] : [...before].filter((one) => !after.has(one));

/** The values of a field that are not in the closed list of another. */
function lostValues(before, after) {
  if (!after.values || after.open) return [];
  return before.values && !before.open ? lost(before.values, after.values) : ['any other text'];
}
