import { PassThrough, type Readable } from 'node:stream';
import { SequentialFiles } from './sequential-files.js';

const fail = () => undefined;

describe('the files of an archive', () => {
  it('are closed with it, also one that is just being opened', async () => {
    const files = new SequentialFiles();
    const first = await files.open({ open: async () => new PassThrough() }, fail);
    const stream = new PassThrough();
    let opened: (stream: Readable) => void = fail;
    const opening = new Promise<Readable>((resolve) => {
      opened = resolve;
    });
    const second = files.open({ open: () => opening }, fail);
    files.close();
    opened(stream);
    expect(await second).toBeUndefined();
    expect([first?.destroyed, stream.destroyed]).toEqual([true, true]);
  });

  it('are not opened after it was closed, and then fail no longer', async () => {
    const files = new SequentialFiles();
    const failures: Error[] = [];
    const stream = new PassThrough();
    await files.open({ open: async () => stream }, (error) => failures.push(error));
    stream.emit('error', new Error('cannot be read'));
    files.close();
    stream.emit('error', new Error('closed'));
    expect(failures.map(({ message }) => message)).toEqual(['cannot be read']);
    const open = jest.fn(async () => new PassThrough());
    expect(await files.open({ open }, fail)).toBeUndefined();
    expect([stream.destroyed, open.mock.calls]).toEqual([true, []]);
  });
});
