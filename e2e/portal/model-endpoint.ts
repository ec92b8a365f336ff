import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What the model writes to a question that holds these words. */
export interface ModelAnswer {
  readonly asked: RegExp;
  readonly pieces: readonly string[];
  /** Before each piece. */
  readonly pauseMs?: number;
}

export interface ModelEndpoint {
  /** Settings of a portal that asks this model. */
  readonly settings: Readonly<Record<string, string>>;
  close(): void;
}

const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

/** A model on the loopback that speaks the protocol of OpenAI's chat completions, streamed. */
export async function startModelEndpoint(answers: readonly ModelAnswer[]): Promise<ModelEndpoint> {
  const server = createServer(async (request, response) => {
    let question = '';
    for await (const part of request) question += part;
    const answer = answers.find(({ asked }) => asked.test(question));
    if (answer) await write(response, answer).catch(() => undefined);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_API_KEY: 'a-key-of-the-test',
      OPENAI_MODEL: 'test-model',
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function write(response: ServerResponse, { pieces, pauseMs = 0 }: ModelAnswer) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const content of pieces) {
    await pause(pauseMs);
    response.write(chunk({ content }));
  }
  response.write(chunk({}, 'stop'));
  const usage = { prompt_tokens: 12, completion_tokens: 7, total_tokens: 19 };
  response.write(`data: ${JSON.stringify({ choices: [], usage })}\n\n`);
  response.end('data: [DONE]\n\n');
}
