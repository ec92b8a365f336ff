import { camel, checkedName, oneOf, pascal, servicesOf } from './names.mjs';
import { addProvider, checkedModule } from './nest-module.mjs';

export const usage = `task SERVICE RESOURCE NAME
  e.g. task directory contact summarize-messages`;

export const options = {};

const definitions = (service) => `packages/contracts/src/tasks/${service}-tasks.ts`;

const processor = (
  service,
  name,
) => `import { ${camel(name)} } from '@commons/contracts/tasks/${service}-tasks';
import { log } from '@commons/service-kit/logging/logger';
import {
  Processor,
  type TaskContext,
  type TaskProcessor,
} from '@commons/service-kit/queues/processor';
import type { z } from 'zod';

/** Runs again after a failure or a crash: it must be idempotent. */
@Processor(${camel(name)})
export class ${pascal(name)}Processor implements TaskProcessor<typeof ${camel(name)}> {
  async process(
    { id }: z.output<typeof ${camel(name)}.payload>,
    { attempt }: Pick<TaskContext, 'attempt'>,
  ): Promise<void> {
    log().info({ id, attempt }, '${service}.${name}');
  }
}
`;

const test = (
  service,
  name,
) => `import { ${camel(name)} } from '@commons/contracts/tasks/${service}-tasks';
import { ${pascal(name)}Processor } from './${name}.processor.js';

describe('${service}.${name}', () => {
  it('waits in the queue of its service and carries an id, not content', () => {
    expect(${camel(name)}.queue).toBe('${service}');
    expect(${camel(name)}.payload.parse({ id: '1', text: 'personal' })).toEqual({ id: '1' });
    expect(${camel(name)}.payload.safeParse({}).success).toBe(false);
  });

  it('can run twice for the same id', async () => {
    const processor = new ${pascal(name)}Processor();
    await processor.process({ id: '1' }, { attempt: 1 });
    await expect(processor.process({ id: '1' }, { attempt: 2 })).resolves.toBeUndefined();
  });
});
`;

const definition = (service, name) => `
/** What it does, in one sentence. */
export const ${camel(name)} = defineTask('${service}.${name}', z.object({ id: z.string() }));
`;

const fileHead = `import { z } from 'zod';
import { defineTask } from './task.js';
`;

/** A background task: its definition, its processor with a test, and both made known to the service. */
export function make(project, [service, resource, name]) {
  oneOf(service, servicesOf(project), 'The service');
  const { folder, module } = checkedModule(project, service, resource);
  checkedName(name, 'The name of the task');
  const defined = definitions(service);
  if (!project.has(defined)) project.create(defined, fileHead);
  project.edit(defined, (text) => text + definition(service, name));
  project.create(`${folder}/${name}.processor.ts`, processor(service, name));
  project.create(`${folder}/${name}.processor.test.ts`, test(service, name));
  addProvider(project, module, `${pascal(name)}Processor`, `./${name}.processor.js`);
  const app = `services/${service}/src/app.module.ts`;
  if (/\n {2}tasks: \[/.test(project.read(app)))
    project.insertAfter(app, /\n {2}tasks: \[/, `${camel(name)}, `);
  else project.insertAfter(app, /defineService\(\{/, `\n  tasks: [${camel(name)}],`);
  project.addImport(
    app,
    `import { ${camel(name)} } from '@commons/contracts/tasks/${service}-tasks';`,
  );
  return `${folder}/${name}.processor.test.ts`;
}
