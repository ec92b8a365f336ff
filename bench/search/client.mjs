import { Agent, request } from 'node:http';

/** One call over a keep-alive connection; returns status and body size. */
function send(url, method, agent, headers, body) {
  return new Promise((resolve, reject) => {
    const call = request(url, { method, agent, headers }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
      answer.on('error', reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}

const percentile = (sorted, part) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

/**
 * Repeats the queries over a number of connections and checks each reply. A query is the JSON of a POST to the address,
 * or for `method: 'GET'` a suffix of the address.
 * @param {{url: string, method?: 'GET' | 'POST', questions: string[], connections: number, milliseconds: number,
 * token?: string, created?: boolean, check: (question: string, body: Buffer) => boolean}} options
 * @returns {Promise<{perSecond: number, median: number, p99: number, replies: number, wrong: number}>} times in ms
 */
export async function ask(options) {
  const { url, method = 'POST', questions, connections, milliseconds, token, check } = options;
  const expected = options.created ? 201 : 200;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = [];
  let wrong = 0;
  let next = 0;
  const began = performance.now();
  const one = async () => {
    do {
      const question = questions[next++ % questions.length];
      const headers = {
        ...(method === 'POST' && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(question),
        }),
        ...(token && { authorization: `Bearer ${token}` }),
      };
      const sent = performance.now();
      const { status, body } = await (method === 'POST'
        ? send(url, method, agent, headers, question)
        : send(url + question, method, agent, headers));
      times.push(performance.now() - sent);
      if (status !== expected || !check(question, body)) wrong += 1;
    } while (performance.now() - began < milliseconds);
  };
  await Promise.all(Array.from({ length: connections }, one));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    median: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    replies: times.length,
    wrong,
  };
}
