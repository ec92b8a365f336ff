import { createServer } from 'node:http';
import { ask } from '../search/client.mjs';

const connections = 16;
const milliseconds = 5_000;

/**
 * How fast the portal answers whole pages, compared with a bare server that sends the same bytes.
 * @param {string} url of the portal
 * @param {string} path of the page
 * @returns {Promise<{alone: number, perSecond: number, bare: number, whole: number}>} `alone`: median in ms of one
 * request at a time; `whole`: share of the pages rendered in time; the others are left to the browser
 */
export async function composedPages(url, path) {
  const first = await fetch(url + path, { headers: { 'accept-encoding': 'identity' } });
  const bytes = Buffer.from(await first.arrayBuffer());
  const isWhole = (_, body) => body.length >= bytes.length * 0.9;
  const load = (origin, many, time) =>
    ask({
      url: origin,
      method: 'GET',
      questions: [path],
      connections: many,
      milliseconds: time,
      check: isWhole,
    });
  const alone = await load(url, 1, 2_000);
  const portal = await load(url, connections, milliseconds);
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': bytes.length });
    response.end(bytes);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bare = await load(`http://127.0.0.1:${server.address().port}`, connections, milliseconds);
  server.close().closeAllConnections();
  const whole = 1 - portal.wrong / portal.replies;
  return { alone: alone.median, perSecond: portal.perSecond, bare: bare.perSecond, whole };
}
