import { fastify } from 'fastify';
import { log } from '../logging/logger.js';
import { type RequestContext, runInContext } from '../logging/request-context.js';
import {
  declareSearchChange,
  noSearchChange,
  searchChangesHeader,
  sendSearchCacheHeaders,
} from './search-cache-headers.js';

/** What the answer of a write with this status tells the gateway. */
async function told(status: number, work: () => void = () => undefined) {
  const context: RequestContext = { logger: log() };
  const server = fastify();
  sendSearchCacheHeaders(server, () => context);
  server.post('/', (_request, reply) => {
    runInContext(context, work);
    return reply.code(status).send({});
  });
  const { headers } = await server.inject({ method: 'POST', url: '/' });
  await server.close();
  return headers[searchChangesHeader];
}

it.each([400, 401, 403, 404, 413, 429])('a refusal with %i changes no search', async (status) => {
  expect(await told(status)).toBe(noSearchChange);
});

it.each([200, 409, 500])(
  'an answer %i without a declaration may have changed all',
  async (status) => {
    expect(await told(status)).toBeUndefined();
  },
);

it('what was changed before a refusal is declared', async () => {
  const declared = await told(404, () => declareSearchChange(['name:oak']));
  expect(declared).toMatch(/^\w+\.\w+$/);
  const tooMany = Array.from({ length: 4_000 }, (_, at) => `name:${at}`);
  expect(await told(404, () => declareSearchChange(tooMany))).toBeUndefined();
});
