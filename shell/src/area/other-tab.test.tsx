import { sendJson } from '@commons/web-kit/testing/api-server';
import { testUser } from '@commons/web-kit/testing/test-render';
import { screen, waitFor } from '@testing-library/react';
import { openSite } from '../testing/open-site';

// In its own file: session stores of other tests would receive the events of the other tab too.
it('leads from the sign-in page back to the dashboard when another tab signs in', async () => {
  document.head.innerHTML = '<title>Commons</title>';
  const { path, server, unmount } = await openSite({ at: '/employer-dashboard?tab=jobs' });
  await waitFor(() => expect(path()).toBe('/login'));
  await screen.findByText('mfe-public/App');
  const employer = testUser({ account_type: 'employer' });
  server.api.answer = (_, response) => sendJson(response, 200, employer);
  localStorage.setItem('token', 'valid');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'valid' }));
  await waitFor(() => expect(path()).toBe('/employer-dashboard'));
  expect(location.search).toBe('?tab=jobs');
  unmount();
  localStorage.clear();
});
