import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { createParser } from 'eventsource-parser';

/** Follows an event stream of the API and collects its events. */
export async function followText(service: TestService, path: string, body?: unknown, sub?: string) {
  const leaving = new AbortController();
  const token = await service.tokenFor(sub ? { sub } : {});
  const answer = await fetch(`${service.url}${path}`, {
    method: path.startsWith('/ai/answers/') ? 'GET' : 'POST',
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    ...(!path.startsWith('/ai/answers/') && { body: JSON.stringify(body) }),
    signal: leaving.signal,
  });
  const events: { event: string; data: Record<string, string> }[] = [];
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => events.push({ event, data: JSON.parse(data) }),
  });
  const ended = (async () => {
    for await (const piece of answer.body ?? []) parser.feed(Buffer.from(piece).toString());
  })().catch(() => undefined);
  return { status: answer.status, events, ended, leave: () => leaving.abort() };
}

/** Waits until the condition holds. */
export async function until(fact: () => unknown): Promise<void> {
  for (const end = Date.now() + 60_000; !(await fact()); ) {
    if (Date.now() > end) throw new Error('the condition was not met in time');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A gate that a test releases once it has seen what comes before. */
export function createGate(): { readonly held: Promise<void>; release(): void } {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release };
}

/** The text as shown, ignoring restarts. */
export const textOf = (events: { event: string; data: Record<string, string> }[]) =>
  events.map(({ event, data }) => (event === 'text' ? data.text : '')).join('');
