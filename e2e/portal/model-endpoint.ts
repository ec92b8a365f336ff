import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The model's answer to a prompt with these words. */
interface ModelAnswer {
  readonly asked: RegExp;
  readonly pieces: readonly string[];
  /** Awaited before this chunk, e.g. a Gate that the test opens. */
  readonly waits?: { readonly before: number; readonly for: Gate };
}

/** Pauses a model's answer until the test has checked the state in between, however slow the machine. */
export class Gate {
  open = (): void => undefined;
  readonly passed = new Promise<void>((resolve) => {
    this.open = resolve;
  });
}

export interface ModelEndpoint {
  /** Settings of a portal that uses this model. */
  readonly settings: Readonly<Record<string, string>>;
  /** Adds answers; the first that fits is given. */
  add(answers: readonly ModelAnswer[]): void;
  close(): void;
}

const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

/** A model on the loopback with OpenAI's chat completions API, streamed. */
export async function startModelEndpoint(): Promise<ModelEndpoint> {
  const answers: ModelAnswer[] = [];
  const server = createServer(async (request, response) => {
    let question = '';
    for await (const part of request) question += part;
    const answer = answers.find(({ asked }) => asked.test(question));
    if (answer) await write(response, answer).catch(() => undefined);
    // Not 404: the portal would treat the model as missing and not retry it for a minute.
    else response.writeHead(400).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_API_KEY: 'a-key-of-the-test',
      OPENAI_MODEL: 'test-model',
      // The maximum, so that a paused answer does not time out.
      AI_MODEL_TIMEOUT_MS: '120000',
    },
    add: (more) => {
      answers.push(...more);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function write(response: ServerResponse, { pieces, waits }: ModelAnswer) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const [at, content] of pieces.entries()) {
    if (waits && at >= waits.before) await waits.for.passed;
    response.write(chunk({ content }));
  }
  response.write(chunk({}, 'stop'));
  const usage = { prompt_tokens: 12, completion_tokens: 7, total_tokens: 19 };
  response.write(`data: ${JSON.stringify({ choices: [], usage })}\n\n`);
  response.end('data: [DONE]\n\n');
}
