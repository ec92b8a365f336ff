import { followOtherTabs, notifyOtherTabs } from './other-tabs.js';
import { createQueryClient } from './query-client.js';

it('publishes writes to other tabs, stores nothing, and follows theirs', async () => {
  const written: (string | null)[] = [];
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  notifyOtherTabs(['/auth/profile']);
  for (const [key, value] of setItem.mock.calls) written.push(key, value);
  setItem.mockRestore();
  expect(written).toEqual(['commons-saved', '["/auth/profile"]']);
  expect(localStorage.length).toBe(0);

  const client = createQueryClient();
  followOtherTabs(client);
  client.setQueryData(['/auth/profile'], { phone: '1' });
  client.setQueryData(['/my-applications'], []);
  const [key, newValue] = written as [string, string];
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  expect(client.getQueryState(['/auth/profile'])?.isInvalidated).toBe(false);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  expect(client.getQueryState(['/auth/profile'])?.isInvalidated).toBe(true);
  expect(client.getQueryState(['/my-applications'])?.isInvalidated).toBe(false);
  client.clear();
});
