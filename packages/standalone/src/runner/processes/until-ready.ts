import { get } from 'node:http';

/**
 * Waits until a /readyz answers 200 with the status 'ready'. 'degraded' is not enough: the gateway reports it while a
 * service behind it is still starting.
 * @throws after `limitMs` with the last answer, or when aborted
 */
export async function untilReady(
  url: string,
  limitMs: number,
  signal?: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const answer = await look(url);
    if (answer === 200) return;
    signal?.throwIfAborted();
    if (Date.now() > deadline) throw new Error(String(answer));
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

/** Not `fetch`, which would load a connection pool just for this. */
function look(url: string): Promise<number | string> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: 3_000 }, (response) => {
      let body = '';
      response.on('data', (part) => {
        body += part;
      });
      response.on('end', () => resolve(response.statusCode === 200 && isReady(body) ? 200 : body));
    });
    request.once('timeout', () => request.destroy(new Error('no answer within 3 s')));
    request.once('error', (error) => resolve(error.message));
  });
}

/** Another program may have taken the port in the meantime; its answer need not be JSON. */
function isReady(body: string): boolean {
  try {
    return (JSON.parse(body) as { status?: string } | null)?.status === 'ready';
  } catch {
    return false;
  }
}
