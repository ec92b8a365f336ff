import { operations } from '@commons/contracts/operations/operation';
import { Controller, Module } from '@nestjs/common';
import { z } from 'zod';
import { defineService } from '../service.js';
import { createTestService, type TestService } from '../testing/create-test-service.js';
import { type EventStream, EventStreams } from './event-streams.js';
import { type Call, Handles } from './handles.js';

const opened: { stream: EventStream; left: Promise<void> }[] = [];

const live = operations({
  'GET /live': {
    access: 'public',
    summary: 'Follows.',
    events: { news: z.object({ text: z.string() }) },
  },
});

@Controller()
class LiveController {
  constructor(private readonly streams: EventStreams) {}

  @Handles(live['GET /live'])
  follow({ reply }: Call<(typeof live)['GET /live']>): void {
    const stream = this.streams.open(reply, { endless: true });
    opened.push({ stream, left: new Promise((resolve) => stream.onClose(resolve)) });
    stream.send('news', { text: 'line one\nline two' }, '7');
  }
}

@Module({})
class LiveModule {}
const definition = defineService({
  name: 'live',
  config: z.object({}),
  stores: ['redis'],
  module: () => ({ module: LiveModule, controllers: [LiveController] }),
});

let service: TestService;
beforeAll(async () => {
  // Longer than a test may take: if the stop waited for a stream, the test would time out.
  service = await createTestService(definition, { env: { SHUTDOWN_GRACE_MS: '600000' } });
});
afterAll(() => service.close());

const follow = async () => {
  const answer = await fetch(`${service.url}/live`);
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const readAll = async (until: string) => {
    let text = '';
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      text += new TextDecoder().decode(piece.value);
      if (text.includes(until)) return text;
    }
    throw new Error(`the stream ended with ${JSON.stringify(text)}`);
  };
  return { answer, reader, readAll };
};

it('sends events with their names and ids, line breaks inside JSON', async () => {
  const { answer, reader, readAll } = await follow();
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  expect(await readAll('two')).toContain(
    'id: 7\nevent: news\ndata: {"text":"line one\\nline two"}\n\n',
  );
  await reader.cancel();
});

it('notices that a client disconnected', async () => {
  const { reader, readAll } = await follow();
  await readAll('news');
  await reader.cancel();
  const last = opened.at(-1);
  await last?.left;
  expect(last?.stream.closed).toBe(true);
});

it('ends endless streams when the service stops', async () => {
  const { reader, readAll } = await follow();
  await readAll('news');
  await service.restart();
  while (!(await reader.read()).done);
});
