import { execFileSync } from 'node:child_process';
import fs, { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogOutput } from './log-output.js';
import { createLogger } from './logger.js';

const folder = mkdtempSync(join(tmpdir(), 'commons-full-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Limits the disk to `room` more bytes: the write that crosses the end is cut short, the next ones fail. */
function limitDisk(room: number): () => void {
  const { writeSync } = fs;
  let left = room;
  const limited = jest.spyOn(fs, 'writeSync').mockImplementation(((
    fd: number,
    bytes: Uint8Array,
  ) => {
    if (left === 0) throw Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC' });
    const taken = writeSync(fd, bytes.subarray(0, left));
    left -= taken;
    return taken;
  }) as typeof writeSync);
  return () => limited.mockRestore();
}

it('drops and counts lines that cannot be written, never blocks, and resumes when there is room', () => {
  const file = join(folder, 'limited.log');
  const output = new LogOutput(file);
  const logger = createLogger('test', 'info', output);
  logger.info('before');
  const lines = 500;
  const free = limitDisk(40);
  const began = performance.now();
  for (let at = 0; at < lines; at++) logger.info({ at }, 'lost');
  expect(performance.now() - began).toBeLessThan(5_000);
  // The first line, which was cut short, is completed later.
  expect(output.note()).toBe(`cannot be written (ENOSPC), ${lines - 1} lines dropped`);
  free();
  logger.info('after');
  const written = readFileSync(file, 'utf8').trim().split('\n');
  expect(written.map((line) => JSON.parse(line).msg)).toEqual(['before', 'lost', 'after']);
  expect(output.note()).toBe(`${lines - 1} lines dropped`);
});

it('recognises a full device', () => {
  const output = new LogOutput('/dev/full');
  createLogger('test', 'info', output).info('lost');
  expect(output.note()).toBe('cannot be written (ENOSPC), 1 lines dropped');
});

it('never blocks on a pipe that nobody reads, and goes on with its reader', async () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const fd = fs.openSync(pipe, fs.constants.O_RDWR);
  const reader = fs.openSync(pipe, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK);
  const output = new LogOutput(fd);
  const lines = 300;
  for (let at = 0; at < lines; at++) output.write(`${'x'.repeat(10_000)} ${at}\n`);
  const { dropped } = output;
  expect(dropped).toBeGreaterThan(100);
  expect(output.note()).toBe(`cannot be written (EAGAIN), ${dropped} lines dropped`);
  let text = '';
  const buffer = Buffer.alloc(65_536);
  const last = `${lines - dropped - 1}\n`;
  for (let tries = 0; !text.endsWith(` ${last}`) && tries < 500; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    try {
      text += buffer.toString('utf8', 0, fs.readSync(reader, buffer));
    } catch {
      // Nothing has been written since.
    }
  }
  expect(output.note()).toBe(`${dropped} lines dropped`);
  const numbers = text.split('\n').map((line) => line.split(' ')[1]);
  expect(numbers.slice(0, -1)).toEqual(Array.from({ length: lines - dropped }, (_, at) => `${at}`));
  for (const each of [fd, reader]) fs.closeSync(each);
});
