import { camel, checkedName, oneOf, pascal, quoted, sentence } from './names.mjs';
import { addController, checkedModule } from './nest-module.mjs';
import { UsageError } from './project.mjs';

export const usage = `operation SERVICE RESOURCE NAME "METHOD /path" [--summary TEXT]
  e.g. operation ai drafts draft-count "GET /ai/drafts/count" --summary "Counts the saved texts."`;

export const options = { summary: { type: 'string' } };

export const next =
  'Then: a valid request in packages/standalone/test/access-matrix, and npm run map for a new resource.';

/** Texts that come with a POST, PUT or PATCH. */
const hasBody = (method) => /^(POST|PUT|PATCH)$/.test(method);

const declaration = ({ operation, method, summary }) => `  ${quoted(operation)}: {
    access: 'signed in',
    summary: ${quoted(summary)},${
      hasBody(method) ? '\n    body: z.object({ text: z.string().trim().min(1).max(200) }),' : ''
    }
    answer: z.object({ user_id: z.string()${hasBody(method) ? ', text: z.string()' : ''} }),${
      method === 'POST' ? '\n    status: 201,' : ''
    }
  },
`;

const controller = ({
  service,
  name,
  operation,
  method,
}) => `import { ${camel(service)} } from '@commons/contracts/operations/${service}';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';

@Controller()
export class ${pascal(name)}Controller {
  @Handles(${camel(service)}[${quoted(operation)}])
  ${camel(name)}({ ${hasBody(method) ? 'body, ' : ''}claims }: Call<${quoted(operation)}>) {
    return { user_id: claims.sub${hasBody(method) ? ', text: body.text' : ''} };
  }
}
`;

const test = ({ service, operation, method, path }) => `import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { ${camel(service)}Service } from '../app.module.js';

let service: TestService;
beforeAll(async () => {
  service = await createTestService(${camel(service)}Service);
});
afterAll(() => service.close());

const path = ${quoted(path.replaceAll(/\{\w+\}/g, '1'))};

describe(${quoted(operation)}, () => {
  it('answers whoever is signed in', async () => {
    const token = await service.tokenFor({ sub: 'ann' });
    const answer = await service.request('${method}', path, { token${
      hasBody(method) ? ", body: { text: 'Hello' }" : ''
    } });
    expect(answer.status).toBe(${method === 'POST' ? 201 : 200});
    expect(answer.body).toEqual({ user_id: 'ann'${hasBody(method) ? ", text: 'Hello'" : ''} });
  });

  it('refuses guests', async () => {
    expect((await service.request('${method}', path)).status).toBe(401);
  });
${
  hasBody(method)
    ? `
  it('says which field is wrong', async () => {
    const token = await service.tokenFor({ sub: 'ann' });
    const answer = await service.request('${method}', path, { token, body: { text: ' ' } });
    expect(answer.status).toBe(422);
    expect(answer.body.detail[0].loc).toEqual(['body', 'text']);
  });
`
    : ''
}});
`;

/** The file with the operations of the resource, made if the service has one for each; else that of the service. */
function contractOf(project, service, resource) {
  const whole = `packages/contracts/src/operations/${service}.ts`;
  const own = `packages/contracts/src/operations/${service}/${resource}.ts`;
  if (project.has(own)) return own;
  if (/= operations\(/.test(project.read(whole))) return whole;
  project.create(
    own,
    `import { operations } from '../operation.js';\n\nexport const ${camel(resource)} = operations({\n});\n`,
  );
  project.addImport(whole, `import { ${camel(resource)} } from './${service}/${resource}.js';`);
  project.edit(whole, (text) => text.replace(/\};\s*$/, `  ...${camel(resource)},\n};\n`));
  return own;
}

/** An operation: its entry in the contract, its controller, and a test over HTTP. */
export function make(project, [service, resource, name, operation], { summary }) {
  const declared = project
    .folders('services')
    .filter((each) => project.has(`packages/contracts/src/operations/${each}.ts`));
  oneOf(service, declared, 'The service');
  const { folder, module } = checkedModule(project, service, resource);
  checkedName(name, 'The name of the operation');
  const [, method, path] =
    /^(GET|POST|PUT|PATCH|DELETE) (\/[a-z0-9/{}_-]+)$/.exec(operation ?? '') ?? [];
  if (!method)
    throw new UsageError('The operation is a method and a path, e.g. "GET /ai/drafts/count".');
  const contract = contractOf(project, service, resource);
  if (project.read(contract).includes(quoted(operation)))
    throw new UsageError(`${operation} is declared already: ${contract}`);
  const words = {
    service,
    name,
    operation,
    method,
    path,
    summary: summary ?? `${sentence(name)}.`,
  };

  project.edit(contract, (text) => text.replace(/\}\);\s*$/, `${declaration(words)}});\n`));
  if (!/from 'zod'/.test(project.read(contract)))
    project.addImport(contract, "import { z } from 'zod';");
  project.create(`${folder}/${name}.controller.ts`, controller(words));
  project.create(`${folder}/${name}.test.ts`, test(words));
  addController(project, module, `${pascal(name)}Controller`, `./${name}.controller.js`);
  return `${folder}/${name}.test.ts`;
}
