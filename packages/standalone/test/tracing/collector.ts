import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface CollectedSpan {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

interface Exported {
  readonly resourceSpans: {
    readonly resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    readonly scopeSpans: { spans: CollectedSpan[] }[];
  }[];
}

/** A collector of OpenTelemetry as services see it: takes OTLP over HTTP. */
export async function startCollector() {
  const spans: CollectedSpan[] = [];
  const server = createServer(async (request, response) => {
    if (request.url !== '/v1/traces') return response.writeHead(404).end();
    const { resourceSpans } = (await json(request)) as Exported;
    for (const { resource, scopeSpans } of resourceSpans) {
      const named = resource.attributes.find(({ key }) => key === 'service.name');
      const service = named?.value.stringValue ?? '';
      for (const one of scopeSpans) spans.push(...one.spans.map((span) => ({ ...span, service })));
    }
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, spans, close };
}

/** A model that writes one sentence. */
export async function startModel() {
  const received: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    received.push(request.headers.traceparent as string | undefined);
    request.resume();
    const delta = { content: 'Sell bread to more cafés and ask them to pay within a week.' };
    const chunk = (part: object) => `data: ${JSON.stringify(part)}\n\n`;
    response.setHeader('content-type', 'text/event-stream');
    response.write(chunk({ choices: [{ index: 0, delta, finish_reason: null }] }));
    response.write(chunk({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }));
    response.end('data: [DONE]\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, received, close };
}
