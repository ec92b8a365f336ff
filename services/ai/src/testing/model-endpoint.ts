import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How the endpoint answers one request. */
export type EndpointAnswer =
  | {
      readonly status: number;
      readonly headers?: Record<string, string>;
      /** Code of the error. */
      readonly code?: string;
      readonly message?: string;
    }
  | {
      /** Pieces of the streamed answer; a promise among them delays the rest until it settles. */
      readonly pieces: Iterable<string | Promise<unknown>>;
      readonly pauseMs?: number;
      /** Writes the pieces raw, not as events. */
      readonly raw?: boolean;
      /** `cut` closes the connection midway, `hang` sends nothing more, `garbled` sends broken JSON. */
      readonly end?: 'cut' | 'hang' | 'garbled' | 'refusal';
    }
  | {
      /** The answer in one piece, although a stream was requested. */
      readonly whole: string;
      readonly finish?: string;
    };

export interface ModelEndpoint {
  readonly url: string;
  /** Bodies of the requests so far. */
  readonly asked: string[];
  /** Requests whose connection the client closed before the end. */
  readonly left: number[];
  close(): void;
}

/** A server on the loopback that implements OpenAI's streamed chat completions over HTTP. */
export async function startModelEndpoint(
  answer: (question: number, body: string) => EndpointAnswer,
): Promise<ModelEndpoint> {
  const asked: string[] = [];
  const left: number[] = [];
  const server = createServer(async (request, response) => {
    const body = await read(request);
    const question = asked.push(body);
    response.on('close', () => response.writableFinished || left.push(question));
    const counts = body.includes('"include_usage":true');
    await give(response, answer(question, body), counts).catch(() => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/v1`, asked, left, close };
}

async function read(request: IncomingMessage): Promise<string> {
  let body = `${request.headers.authorization} `;
  for await (const chunk of request) body += chunk;
  return body;
}

const usage = { prompt_tokens: 12, completion_tokens: 7, total_tokens: 19 };

const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

/** @param counts as with OpenAI: token counts of a stream are sent only on request */
async function give(
  response: ServerResponse,
  answer: EndpointAnswer,
  counts: boolean,
): Promise<void> {
  if ('status' in answer) {
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    const { message = 'not now', code } = answer;
    response.end(JSON.stringify({ error: { message, code } }));
    return;
  }
  if ('whole' in answer) {
    const message = { role: 'assistant', content: answer.whole };
    const choices = [{ index: 0, message, finish_reason: answer.finish ?? 'stop' }];
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ choices, usage }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  for (const content of answer.pieces) {
    if (typeof content !== 'string') {
      await content;
      continue;
    }
    await pause(answer.pauseMs ?? 0);
    if (response.destroyed) return;
    response.write(answer.raw ? content : chunk({ content }));
  }
  if (answer.end === 'hang') return;
  if (answer.end === 'cut') {
    await pause(answer.pauseMs ?? 0);
    response.destroy();
    return;
  }
  if (answer.end === 'garbled') response.write('data: {"choices": [\n\n');
  if (answer.end === 'refusal') response.write(chunk({ refusal: 'I cannot help with that.' }));
  response.write(chunk({}, 'stop'));
  if (counts) response.write(`data: ${JSON.stringify({ choices: [], usage })}\n\n`);
  response.end('data: [DONE]\n\n');
}
