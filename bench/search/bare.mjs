import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Starts the baseline: a bare node:http server that serves these answers from memory, by body or path. */
export async function startBare(portal, answers) {
  const file = join(portal.folder, 'answers.json');
  const texts = [...answers].map(([question, body]) => [question, String(body)]);
  writeFileSync(file, JSON.stringify(texts));
  const child = fork(join(import.meta.dirname, 'bare-server.mjs'), [file]);
  const [{ port }] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.disconnect() };
}
