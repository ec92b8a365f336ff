import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Calls } from './call.js';
import type { Stage } from './stage.js';

const path = '/jobs/operator/feeds';
const content = '<rss version="2.0"><channel><title>Quillhaven</title></channel></rss>';

/** A site with feeds, at any path. `host` for JOB_FEED_HOSTS. */
export async function startFeedSite() {
  const server = createServer((_, response) => response.end(content));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { host: `127.0.0.1:${port}`, close };
}

/** Requests on feeds of jobs. @param host of a site with feeds */
export function feedCalls(host: () => string): Calls {
  const input = () => ({
    address: `http://${host()}/${randomUUID()}`,
    ...{ name: 'Quillhaven', every: 'day' },
  });
  const act = async ({ service }: Stage, method: string, to: string, body?: object) => {
    const token = await service.tokenFor({ account_type: 'employer', operator: true });
    return (await service.request(method, to, { token, ...(body && { body }) })).body;
  };
  const added = async (stage: Stage) => {
    for (const { id } of await act(stage, 'GET', path)) await act(stage, 'DELETE', `${path}/${id}`);
    return (await act(stage, 'POST', path, input())).id as string;
  };
  const look = (stage: Stage) => ({
    look: { read: async () => (await act(stage, 'GET', path)).length },
  });
  return {
    [`POST ${path}/preview`]: () => ({ body: { address: `http://${host()}/look` } }),
    [`POST ${path}`]: async (stage) => {
      await added(stage);
      return { body: input(), ...look(stage) };
    },
    [`POST ${path}/{id}/read`]: async (stage) => ({ id: await added(stage) }),
    [`DELETE ${path}/{id}`]: async (stage) => ({ id: await added(stage), ...look(stage) }),
  };
}
