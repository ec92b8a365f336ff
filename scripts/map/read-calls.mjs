import { contentOf, namesIn, read, sourcesOf } from './code-files.mjs';

export const everyService = 'every service';

/** A path in a string, or the name of a declared operation: `'GET /internal/users/{id}'`. */
const internalPath = /['"`](?:[A-Z]+ )?\/internal\/([a-z-]+)/g;

/** Which service answers `/internal/<name>`; service-kit's own controllers run in each. */
function internalOwners(services) {
  const owners = new Map();
  const folders = services.map((name) => [name, `services/${name}/src`]);
  for (const [owner, folder] of [...folders, [everyService, 'packages/service-kit/src']])
    for (const name of namesIn(contentOf(folder), /@Controller\(['"]internal\/([a-z-]+)/g))
      owners.set(name, owner);
  for (const file of sourcesOf('packages/contracts/src/operations')) {
    const area = file.split('/').pop().replace('.ts', '');
    const owner = services.includes(area) ? area : everyService;
    for (const name of namesIn(read(file), /'[A-Z]+ \/internal\/([a-z-]+)/g))
      owners.set(name, owner);
  }
  return owners;
}

/** Calls of `/internal/*`: a caller names the path in a string. */
function internalCalls(services) {
  const owners = internalOwners(services);
  const folders = services.map((name) => [name, `services/${name}/src`]);
  return [...folders, [everyService, 'packages/service-kit/src']].flatMap(([from, folder]) => {
    const callers = sourcesOf(folder).filter((file) => !/\/http\/|\.controller\.ts$/.test(file));
    return namesIn(callers.map(read).join('\n'), internalPath)
      .filter((name) => owners.has(name))
      .map((name) => ({ kind: 'call', from, to: owners.get(name), label: name }));
  });
}

/** Tasks that a service gives to another one's queue: the task's name begins with the queue's. */
function foreignTasks(services) {
  const tasks = contentOf('packages/contracts/src/tasks');
  const defined = [
    ...[...tasks.matchAll(/const (\w+) = defineTask\(\s*['"]([a-z]+)\.([a-z-]+)/g)],
    ...[...tasks.matchAll(/const (\w+) = \([^)]*\) =>\s*defineTask\(\s*`(\$\{\w+\})\.([a-z-]+)/g)],
  ];
  return services.flatMap((from) => {
    const text = contentOf(`services/${from}/src`);
    return defined
      .filter(([, constant]) => new RegExp(`\\b${constant}\\b`).test(text))
      .map(([, , queue, label]) => ({
        kind: 'task',
        from,
        to: queue.startsWith('$') ? everyService : queue,
        label,
      }))
      .filter(({ to, label }) => to !== from && !(to === everyService && !adds(text, label)));
  });
}

/** A task that every service processes is imported by all of them; a producer names it together with a service. */
const adds = (text, label) => {
  const constant = label.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return new RegExp(`\\b${constant}\\(\\w+\\)`).test(text);
};

/** Calls between services with what they are about, one entry for each pair and kind. */
export function readCalls(services) {
  const all = [...internalCalls(services), ...foreignTasks(services)];
  const pairs = new Map();
  for (const { kind, from, to, label } of all) {
    const key = `${kind} ${from} ${to}`;
    const entry = pairs.get(key) ?? { kind, from, to, labels: [] };
    entry.labels.push(label);
    pairs.set(key, entry);
  }
  return [...pairs.values()];
}
