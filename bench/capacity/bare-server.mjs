// The baseline: a node:http server that reads the body and sends as many bytes as a search. Forked by bare.mjs.
import { createServer } from 'node:http';

const body = Buffer.from(JSON.stringify({ text: 'x'.repeat(20_000) }));

const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    response.setHeader('content-type', 'application/json');
    response.end(body);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.once('disconnect', () => process.exit());
