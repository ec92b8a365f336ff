import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { LogOutput } from './log-output.js';
import { createLogger } from './logger.js';

const folder = mkdtempSync(join(tmpdir(), 'commons-safe-'));
afterAll(() => rmSync(folder, { recursive: true }));

const name = 'Wilhelmina Quill';
const email = 'wilhelmina@quill.example';
const document = { full_name: name, email };

/** Errors as the drivers throw them, with the data they carry. */
const errors: [string, Error][] = [
  [
    'a bulk write',
    Object.assign(new mongo.MongoBulkWriteError({ message: 'no' } as never, {} as never), {
      writeErrors: [{ err: { op: document } }],
      result: { insertedDocs: [document] },
    }),
  ],
  [
    'a duplicate key',
    new mongo.MongoServerError({
      message: `E11000 duplicate key error collection: a.users index: email_1 dup key: { email: "${email}", name: "${name} } x" }`,
      code: 11_000,
      keyValue: document,
    }),
  ],
  [
    'an invalid value',
    new Error(`Cast to Number failed for value "${name}" (type string) at path "stars"`),
  ],
  [
    'a rejected mail',
    Object.assign(new Error(`Can't send mail - all recipients were rejected: 550 <${email}>`), {
      rejected: [email],
      response: `550 ${name}`,
    }),
  ],
  [
    'a Redis command',
    Object.assign(new Error('MISCONF'), { command: { name: 'set', args: [name] } }),
  ],
  ['a cause', new Error('outer', { cause: Object.assign(new Error('inner'), { document }) })],
];

it.each(errors)('logs %s without the document and without addresses', (_what, error) => {
  const file = join(folder, `${Math.random()}.log`);
  const logger = createLogger('test', 'info', new LogOutput(file));
  logger.error({ err: error }, 'failed');
  logger.warn({ reason: error.message }, 'failed');
  const text = readFileSync(file, 'utf8');
  expect(text).not.toContain('Quill');
  expect(text).not.toContain(email);
  const [line] = text.split('\n').map((each) => each && JSON.parse(each));
  expect(line.err).toMatchObject({ type: error.name, stack: expect.stringContaining('at ') });
});

it('hides the password in the address of a store', () => {
  const file = join(folder, 'url.log');
  const logger = createLogger('test', 'info', new LogOutput(file));
  logger.warn({ reason: 'connect to mongodb://root:hunter2@db:27017 failed' }, 'away');
  expect(readFileSync(file, 'utf8')).not.toContain('hunter2');
});
