import { saveFile } from './save-file.js';

it('saves the file under its name, and frees its memory only after the browser has had time to read it', () => {
  jest.useFakeTimers();
  const saved: { name: string; address: string }[] = [];
  const kept = new Map<string, Blob>();
  URL.createObjectURL = (blob) => {
    kept.set('blob:file', blob as Blob);
    return 'blob:file';
  };
  URL.revokeObjectURL = (address) => kept.delete(address);
  HTMLAnchorElement.prototype.click = function () {
    saved.push({ name: this.download, address: this.href });
  };
  const blob = new Blob(['No.,Payment\r\n'], { type: 'text/csv' });

  saveFile(blob, 'loan-schedule.csv');

  expect(saved).toEqual([{ name: 'loan-schedule.csv', address: 'blob:file' }]);
  jest.advanceTimersByTime(10_000);
  expect(kept.get('blob:file')).toBe(blob);
  jest.advanceTimersByTime(60_000);
  expect(kept.size).toBe(0);
  jest.useRealTimers();
});
