import { shortText } from '@commons/contracts/field-types';
import { operations } from '@commons/contracts/operations/operation';
import { Controller, Get, Module, StreamableFile } from '@nestjs/common';
import { z } from 'zod';
import { defineService } from '../service.js';
import { createTestService, type TestService } from '../testing/create-test-service.js';
import { EventStreams } from './event-streams.js';
import { type Call, Handles } from './handles.js';

const Shelf = z.object({ id: z.string(), label: z.string() }).meta({ id: 'Shelf' });
const ShelfInput = z.object({ label: shortText(10).default('empty') }).meta({ id: 'ShelfInput' });

const shelves = operations({
  'GET /shelves': {
    access: 'public',
    summary: 'Lists shelves.',
    query: z.object({ label: z.string().max(5).optional() }),
    list: Shelf,
  },
  'PUT /shelves/{id}/{row}': {
    access: 'employer',
    owner: true,
    refusal: 'Only employers have shelves.',
    summary: 'Replaces a shelf.',
    params: { row: z.coerce.number().int() },
    body: ShelfInput,
    answer: Shelf,
    versioned: true,
    errors: { 409: 'The shelf is in use' },
  },
  'POST /shelves/{id}/photos': {
    access: 'signed in',
    summary: 'Adds a photo.',
    upload: { part: 'photo', maximumBytes: 1_000, fields: z.object({ title: shortText(5) }) },
    answer: z.object({ title: z.string(), bytes: z.number() }),
    status: 201,
  },
  'GET /shelves/{id}/label': { access: 'public', summary: 'A label.', content: 'text/plain' },
  'GET /shelves/{id}/events': {
    access: 'public',
    summary: 'Tells of changes.',
    events: { changed: Shelf },
  },
  'DELETE /shelves/{id}': { access: 'operator', summary: 'Removes a shelf.', empty: true },
});
type Shelves = typeof shelves;

@Controller()
class ShelvesController {
  constructor(private readonly streams: EventStreams) {}

  @Handles(shelves['GET /shelves'])
  list({ query, claims }: Call<Shelves['GET /shelves']>) {
    return { rows: [{ id: claims?.sub ?? 'guest', label: query.label ?? '' }], total: 2_000 };
  }

  @Handles(shelves['PUT /shelves/{id}/{row}'])
  async replace({ params, body, base }: Call<Shelves['PUT /shelves/{id}/{row}']>) {
    return { label: `${body.label} ${params.row + 1} ${base}`, id: params.id };
  }

  @Handles(shelves['POST /shelves/{id}/photos'])
  async addPhoto({ upload }: Call<Shelves['POST /shelves/{id}/photos']>) {
    const { fields, file } = await upload();
    return { title: fields.title, bytes: file?.bytes.length ?? 0 };
  }

  @Handles(shelves['GET /shelves/{id}/label'])
  label({ params }: Call<Shelves['GET /shelves/{id}/label']>) {
    return new StreamableFile(Buffer.from(params.id), { type: 'text/plain' });
  }

  @Handles(shelves['GET /shelves/{id}/events'])
  follow({ params, reply }: Call<Shelves['GET /shelves/{id}/events']>) {
    const stream = this.streams.open(reply);
    stream.send('changed', { id: params.id, label: '' });
    stream.end();
  }

  @Handles(shelves['DELETE /shelves/{id}'])
  remove(_call: Call<Shelves['DELETE /shelves/{id}']>) {}
}

@Module({ controllers: [ShelvesController] })
class ShelvesModule {}

let service: TestService;
beforeAll(async () => {
  service = await createTestService(
    defineService({
      name: 'sample',
      config: z.object({}),
      stores: ['redis'],
      module: () => ({ module: ShelvesModule }),
    }),
  );
});
afterAll(() => service?.close());

it('answers a list with its total count, for guests and for accounts', async () => {
  const guest = await service.request('GET', '/shelves?label=a');
  expect(guest).toMatchObject({ status: 200, body: [{ id: 'guest', label: 'a' }] });
  expect(guest.headers.get('x-total-count')).toBe('1000+');
  const token = await service.tokenFor({ sub: 'someone' });
  expect((await service.request('GET', '/shelves', { token })).body[0].id).toBe('someone');
});

it('validates query, parameters and body, and fills in defaults', async () => {
  const { body } = await service.request('GET', '/shelves?label=too-long');
  expect(body.detail).toMatchObject([{ loc: ['query', 'label'], type: 'too_big' }]);
  const token = await service.tokenFor({ account_type: 'employer' });
  const put = (path: string, sent: object, headers = {}) =>
    service.request('PUT', path, { token, body: sent, headers });
  expect((await put('/shelves/a/x', {})).body.detail[0].loc).toEqual(['path', 'row']);
  expect((await put('/shelves/a/1', { label: 1 })).body.detail[0].loc).toEqual(['body', 'label']);
  const done = await put('/shelves/a/1', {}, { 'if-match': '"7"' });
  // In the handler's field order: answers are not rewritten.
  expect([done.status, JSON.stringify(done.body)]).toEqual([200, '{"label":"empty 2 7","id":"a"}']);
});

it('admits only the callers that the operation declares', async () => {
  const token = await service.tokenFor({ account_type: 'job_seeker' });
  const refused = await service.request('PUT', '/shelves/a/1', { token, body: {} });
  expect(refused).toMatchObject({ status: 403, body: { detail: 'Only employers have shelves.' } });
  expect((await service.request('DELETE', '/shelves/a', { token })).status).toBe(403);
  const operator = await service.tokenFor({ operator: true });
  expect((await service.request('DELETE', '/shelves/a', { token: operator })).status).toBe(204);
  expect((await service.request('DELETE', '/shelves/a')).status).toBe(401);
});

it('reads uploads, sends files and streams', async () => {
  const body = new FormData();
  body.set('title', 'Front');
  body.set('photo', new Blob(['12345']), 'a.png');
  const token = await service.tokenFor();
  expect(await service.request('POST', '/shelves/a/photos', { token, body })).toMatchObject({
    status: 201,
    body: { title: 'Front', bytes: 5 },
  });
  const label = await fetch(`${service.url}/shelves/a/label`);
  expect([label.headers.get('content-type'), await label.text()]).toEqual(['text/plain', 'a']);
  const events = await fetch(`${service.url}/shelves/a/events`);
  expect(await events.text()).toContain('event: changed\ndata: {"id":"a","label":""}');
});

it('describes each operation with its request, answer and errors', async () => {
  const { paths, components } = (await service.request('GET', '/openapi.json')).body;
  const { put } = paths['/shelves/{id}/{row}'];
  expect(put.summary).toBe('Replaces a shelf.');
  expect(put.security).toEqual([{ bearer: [] }]);
  expect(put.parameters.map((one: { name: string }) => one.name)).toEqual([
    'id',
    'row',
    'If-Match',
  ]);
  expect(put.requestBody.content['application/json'].schema.$ref).toMatch(/ShelfInput$/);
  expect(Object.keys(put.responses).sort()).toEqual(
    ['200', '400', '401', '403', '404', '409', '412', '422', '429', '503', 'default'].sort(),
  );
  expect(put.responses['200'].content['application/json'].schema.$ref).toMatch(/Shelf$/);
  const { get } = paths['/shelves'];
  expect(get.security).toEqual([{}, { bearer: [] }]);
  expect(get.responses['200'].content['application/json'].schema.items.$ref).toMatch(/Shelf$/);
  expect(components.schemas.ShelfInput.required).toBeUndefined();
  const photo = paths['/shelves/{id}/photos'].post.requestBody.content['multipart/form-data'];
  expect(photo.schema.properties.photo).toEqual({ type: 'string', format: 'binary' });
});

/** Never run: this code must not compile, otherwise `npm run typecheck` fails. */
export class MustNotCompile {
  // @ts-expect-error a field is missing in the answer
  @Handles(shelves['PUT /shelves/{id}/{row}'])
  lacks({ params }: Call<Shelves['PUT /shelves/{id}/{row}']>) {
    return { id: params.id };
  }

  // @ts-expect-error the call of another operation
  @Handles(shelves['GET /shelves'])
  other({ params }: Call<Shelves['PUT /shelves/{id}/{row}']>) {
    return { rows: [{ id: params.id, label: '' }], total: 1 };
  }

  // @ts-expect-error a list without its total count
  @Handles(shelves['GET /shelves'])
  uncounted(_call: Call<Shelves['GET /shelves']>) {
    return [{ id: '', label: '' }];
  }

  // @ts-expect-error an answer where there is none
  @Handles(shelves['DELETE /shelves/{id}'])
  async chatty(_call: Call<Shelves['DELETE /shelves/{id}']>) {
    return { id: '' };
  }
}

it('a service with a route that is bound to no operation does not start', async () => {
  @Controller()
  class LooseController {
    @Get('loose')
    loose() {
      return 'loose';
    }
  }
  const loose = defineService({
    name: 'loose',
    config: z.object({}),
    stores: ['redis'],
    module: () => ({ module: ShelvesModule, controllers: [LooseController] }),
  });
  await expect(createTestService(loose)).rejects.toThrow(
    'routes without an operation: LooseController.loose',
  );
});
