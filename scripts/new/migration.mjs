import { camel, checkedName, oneOf, resourcesOf, sentence, servicesOf } from './names.mjs';
import { UsageError } from './project.mjs';

export const usage = `migration SERVICE RESOURCE NAME --model NAME
  brings stored records into the form of a new version, once
  e.g. migration ai drafts draft-lengths --model AiDraft`;

export const options = { model: { type: 'string' } };

const migration = (
  name,
  model,
) => `import { eachBatch } from '@commons/service-kit/migrations/each-batch';
import { defineMigration } from '@commons/service-kit/migrations/migration';
import type { Types } from 'mongoose';

/** The fields that it reads and writes, as they are now: the type of the record may change later. */
interface Former {
  readonly _id: Types.ObjectId;
  readonly former_name?: string;
}

/** Code of this version reads both forms, and still writes what the version before reads (docs/runbooks/upgrade.md). */
export const ${camel(name)} = defineMigration({
  name: '${name}',
  what: '${sentence(name)}',
  when: 'in the background',
  run: ({ model, signal }) => {
    const records = model<Former>('${model}');
    const filter = { former_name: { $exists: true }, new_name: { $exists: false } };
    return eachBatch(records, { filter, fields: { former_name: 1 }, signal }, async (some) => {
      const writes = some.map(({ _id, former_name }) => ({
        // As it was read: it may have changed meanwhile.
        updateOne: { filter: { _id, former_name }, update: { $set: { new_name: former_name } } },
      }));
      return (await records.bulkWrite(writes as never, { timestamps: false })).modifiedCount;
    });
  },
});
`;

const test = (name) => `import { ${camel(name)} } from './${name}.migration.js';

/** Answers as a collection whose records are given in one batch. */
function collectionOf(records: readonly object[]) {
  const written: object[] = [];
  const found = { sort: () => found, limit: () => found, lean: async () => records };
  const bulkWrite = async (writes: object[]) => {
    written.push(...writes);
    return { modifiedCount: writes.length };
  };
  return { written, model: () => ({ find: () => found, bulkWrite }) };
}

describe('the migration ${name}', () => {
  it('changes a record only as it was read, and says how many', async () => {
    const { model, written } = collectionOf([{ _id: '1', former_name: 'a' }]);
    const signal = new AbortController().signal;
    await expect(${camel(name)}.run({ model, signal } as never)).resolves.toBe(1);
    expect(written).toMatchObject([
      { updateOne: { filter: { _id: '1', former_name: 'a' }, update: { $set: { new_name: 'a' } } } },
    ]);
  });

  it('stops with its service', async () => {
    const { model, written } = collectionOf([{ _id: '1', former_name: 'a' }]);
    const run = async () => ${camel(name)}.run({ model, signal: AbortSignal.abort() } as never);
    await expect(run()).rejects.toThrow();
    expect(written).toEqual([]);
  });
});
`;

/** A migration with a test, at the end of the list of its service: they run in its order. */
export function make(project, [service, resource, name], { model }) {
  oneOf(service, servicesOf(project), 'The service');
  oneOf(resource, resourcesOf(project, service), 'The resource');
  checkedName(name, 'The name of the migration');
  if (!model) throw new UsageError('Say --model: the name of the records, e.g. --model AiDraft.');
  const folder = `services/${service}/src/${resource}`;
  project.create(`${folder}/${name}.migration.ts`, migration(name, model));
  project.create(`${folder}/${name}.migration.test.ts`, test(name));
  const app = `services/${service}/src/app.module.ts`;
  const list = /\n {2}migrations: \[[\s\S]*?(?=,?\s*\n? *\],\n)/;
  if (list.test(project.read(app))) project.insertAfter(app, list, `, ${camel(name)}`);
  else project.insertAfter(app, /defineService\(\{/, `\n  migrations: [${camel(name)}],`);
  project.addImport(app, `import { ${camel(name)} } from './${resource}/${name}.migration.js';`);
  return `${folder}/${name}.migration.test.ts`;
}
