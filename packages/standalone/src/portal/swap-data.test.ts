import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { swapData, undoSwap } from './swap-data.js';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'commons-swap-'));
  put('documents/file', 'old');
  put('objects/file', 'old');
  put('restoring/documents/file', 'new');
  put('restoring/objects/file', 'new');
  put('restoring/keys.json', 'new');
});
afterEach(() => rmSync(data, { recursive: true }));

const names = ['documents', 'keys.json', 'objects'];

function put(path: string, text: string): void {
  mkdirSync(dirname(join(data, path)), { recursive: true });
  writeFileSync(join(data, path), text);
}

const contents = () =>
  ['documents/file', 'keys.json', 'objects/file'].map((path) =>
    existsSync(join(data, path)) ? readFileSync(join(data, path), 'utf8') : undefined,
  );

describe('restored data', () => {
  it('takes the place of the present one', () => {
    swapData(data, names);
    expect(contents()).toEqual(['new', 'new', 'new']);
    expect(undoSwap(data)).toBe(false);
    expect(contents()).toEqual(['new', 'new', 'new']);
  });

  it('leaves all as it was when one entry cannot be moved, as with a mount', () => {
    put('other/file', '');
    // There is no folder to move it to.
    expect(() => swapData(data, [...names, 'other/file'])).toThrow(/ENOENT/);
    expect(contents()).toEqual(['old', undefined, 'old']);
    expect(existsSync(join(data, 'restoring/swap.json'))).toBe(false);
  });

  it.each([0, 1, 2, 3, 4, 5])('is undone after a kill that follows rename %i', (done) => {
    put('restoring/former/.keep', '');
    const plan = names.map((name) => ({ name, had: name !== 'keys.json', gets: true }));
    put('restoring/swap.json', JSON.stringify(plan));
    const renames = [
      ['documents', 'restoring/former/documents'],
      ['restoring/documents', 'documents'],
      ['restoring/keys.json', 'keys.json'],
      ['objects', 'restoring/former/objects'],
      ['restoring/objects', 'objects'],
    ] as const;
    for (const [from, to] of renames.slice(0, done)) renameSync(join(data, from), join(data, to));
    expect(undoSwap(data)).toBe(true);
    expect(contents()).toEqual(['old', undefined, 'old']);
  });

  it('never replaces data that came after an interruption', () => {
    put('restoring/former/documents/file', 'older');
    put('restoring/swap.json', JSON.stringify([{ name: 'documents', had: true, gets: true }]));
    expect(() => undoSwap(data)).toThrow(/the data of before cannot be put back.*former/s);
    expect(readFileSync(join(data, 'restoring/former/documents/file'), 'utf8')).toBe('older');
  });
});
