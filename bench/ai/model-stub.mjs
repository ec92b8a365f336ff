// A model that answers every prompt in one second with ten words, with OpenAI's chat completions API. Forked by
// stage.mjs. The first word contains its send time.
import { createServer } from 'node:http';

const answerMs = 1_000;
const words = 10;

const chunk = (delta, finish_reason = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

/** Schedules each word relative to the request, so that timer delays do not add up. */
function answer(response) {
  const began = performance.now();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  const next = (word) => {
    const due = began + (answerMs / words) * word;
    setTimeout(() => {
      if (response.destroyed) return;
      response.write(chunk({ content: word === 1 ? `sent-${Date.now()}` : ` word-${word}` }));
      if (word < words) return next(word + 1);
      response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
    }, due - performance.now());
  };
  next(1);
}

const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => answer(response));
});
server.keepAliveTimeout = 60_000;
server.listen({ port: 0, host: '127.0.0.1', backlog: 1_024 }, () => {
  process.send({ port: server.address().port });
});
process.once('disconnect', () => process.exit());
