import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { backupOptions } from './backup-options.js';
import { backupFile, keepNewest } from './dated-files.js';

const folder = mkdtempSync(join(tmpdir(), 'commons-dated-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('names a backup by its time, and never overwrites a file', () => {
  const file = backupFile(folder, new Date('2026-11-23T02:30:05.123Z'));
  expect(basename(file)).toBe('commons-2026-11-23T02-30-05Z.backup');
  expect(dirname(file)).toBe(folder);
  writeFileSync(file, '');
  expect(() => backupFile(file)).toThrow('never overwrites');
});

it('keeps the newest backups and all other files', () => {
  const names = [1, 2, 3].map((day) => `commons-2026-12-0${day}T02-30-00Z.backup`);
  const others = ['portal.backup', 'commons-2026-01-01.backup', 'commons.backup.part', 'notes'];
  for (const name of [...names, ...others]) writeFileSync(join(folder, name), '');
  expect(keepNewest(folder, 2)).toEqual(['commons-2026-11-23T02-30-05Z.backup', names[0]]);
  expect(readdirSync(folder).sort()).toEqual([...names.slice(1), ...others].sort());
  expect(keepNewest(folder, 2)).toEqual([]);
});

it('refuses to keep no backups, a short secret and a missing key', () => {
  const refused = (...args: string[]) => {
    expect(() => backupOptions([folder, ...args], {})).toThrow(expect.anything());
  };
  refused('--keep', '0');
  refused('--keep', 'all');
  refused('--key-file', join(folder, 'absent'));
  refused('--key-file', join(folder, 'notes'));
  refused('--unknown');
  refused('another');
  expect(() => backupOptions([join(folder, 'x'), '--keep', '2'], {})).toThrow(
    'a folder that exists',
  );
  expect(() => backupOptions([folder], { BACKUP_PASSPHRASE: 'short' })).toThrow('12 characters');
  expect(backupOptions([folder, '--keep', '2'], {})).toMatchObject({ path: folder, keep: 2 });
});
