// Child process: a bare node:http server that serves the portal's answers from memory, by request body or path.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const answers = new Map(
  JSON.parse(readFileSync(process.argv[2], 'utf8')).map(([question, answer]) => [
    question,
    Buffer.from(answer),
  ]),
);

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const answer = answers.get(
      request.method === 'GET' ? request.url.slice(1) : Buffer.concat(chunks).toString(),
    );
    response.writeHead(answer ? 200 : 404, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': answer?.length ?? 0,
    });
    response.end(answer);
  });
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit());
